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

/** A duration as people type it: '75', '75 min', '1:15', '1 uur', '1 uur 15', '1,5 uur'. Undefined if it is none. */
export function readMinutes(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replace('anderhalf', '1,5')
  for (const pattern of durations) {
    const { hours, half, minutes } = pattern.exec(text)?.groups ?? {}
    if (hours || minutes) return Number(hours ?? 0) * 60 + (half ? 30 : 0) + Number(minutes ?? 0)
  }
  return undefined
}

const durations = [
  /^(?<minutes>\d{1,3})( *(m|min|minuut|minuten)\.?)?$/,
  /^(?<hours>\d{1,2}):(?<minutes>[0-5]\d)$/,
  /^(?<hours>\d{1,2}) *(u|uur|uren)\.?( *(en )?(?<minutes>[0-5]?\d)( *(m|min|minuut|minuten)\.?)?)?$/,
  /^(?<hours>\d{1,2})(?<half>[.,]5) *(u|uur|uren)\.?$/,
]
