const numberWords = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')

/** Writes a small number as a word: 'acht'. */
export function numberWord(value: number): string {
  return numberWords[value] ?? String(value)
}
