import { numberWord } from '#domain/text/number-word.ts'

/** On the board: '45 min', '2 uur', '1 uur 15 min'. */
export function minutesShort(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} uur` : `${hours} uur ${rest} min`
}

/** In a sentence: '45 minuten', 'twee uur', 'anderhalf uur', '2 uur en 15 minuten'. */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (minutes === 90) return 'anderhalf uur'
  if (rest === 0 && hours > 0) return `${numberWord(hours)} uur`
  const ofRest = rest === 1 ? '1 minuut' : `${rest} minuten`
  return hours === 0 ? ofRest : `${hours} uur en ${ofRest}`
}
