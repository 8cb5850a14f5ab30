import { withoutMarks } from '#domain/text/text.ts'
import type { Airport } from './airport.ts'

/** What a search field shows of an airport. */
export type AirportSuggestion = Pick<Airport, 'code' | 'name' | 'slug' | 'city'>

export type SearchedAirport = AirportSuggestion & {
  /** Former slugs and other names. */
  aliases?: string[]
}

/**
 * The airports that a few letters may mean, the likeliest first: by code, by the beginning of the
 * name, of a word in it, of another name, and of the city. Nothing typed means all of them.
 */
export function searchAirports<Found extends SearchedAirport>(
  airports: Found[],
  typed: string,
): Found[] {
  const wanted = plain(typed)
  if (wanted === '') return airports

  return airports
    .map((airport) => ({ airport, rank: rank(airport, wanted) }))
    .filter(({ rank }) => rank < ranks)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ airport }) => airport)
}

/** The one airport that goes by exactly this name, code or city. */
export function namedAirport<Found extends SearchedAirport>(
  airports: Found[],
  typed: string,
): Found | undefined {
  const wanted = plain(typed)
  const named = airports.filter(({ code, name, slug, city, aliases = [] }) =>
    [code, name, slug, city ?? '', ...aliases].some((term) => plain(term) === wanted),
  )
  return wanted !== '' && named.length === 1 ? named[0] : undefined
}

const ranks = 5

function rank({ code, name, city, aliases = [] }: SearchedAirport, wanted: string): number {
  const tests = [
    plain(code).startsWith(wanted),
    plain(name).startsWith(wanted),
    hasWord(name, wanted),
    aliases.some((alias) => hasWord(alias, wanted)),
    hasWord(city ?? '', wanted),
  ]
  const first = tests.indexOf(true)
  return first === -1 ? ranks : first
}

const hasWord = (text: string, beginning: string) => ` ${plain(text)}`.includes(` ${beginning}`)

/** Without capitals, marks and punctuation: 'Köln/Bonn' is 'koln bonn'. */
function plain(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
