const grouped = new Intl.NumberFormat('nl-NL')

/** 18.642 */
export function formatNumber(value: number): string {
  return grouped.format(value)
}

const numberWords = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')

/** Writes a small number as a word: 'acht'. */
export function numberWord(value: number): string {
  return numberWords[value] ?? String(value)
}

/** '1 dag', '1.485 dagen'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
