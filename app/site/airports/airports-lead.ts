import type { Airport } from '#domain/airport/airport.ts'
import { numberWord } from '#domain/text/number-word.ts'

export const whatNext =
  'Zoek op de kaart of in de lijst waar je vertrekt en vergelijk meteen de parkeerterreinen.'

/** 'Je kiest uit acht luchthavens in drie landen.', followed by what to do next. */
export function airportsLead(airports: Pick<Airport, 'country'>[]): string {
  if (airports.length === 0) return 'Hier vergelijk je straks parkeerterreinen per luchthaven.'
  const lands = new Set(airports.map(({ country }) => country)).size
  const howMany = `${inWords(airports.length, 'luchthaven', 'luchthavens')} in ${inWords(lands, 'land', 'landen')}`

  return `Je kiest uit ${howMany}. ${whatNext}`
}

function inWords(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`
}
