import { withoutMarks } from '#domain/text/text.ts'
import type { Airport } from './airport.ts'

/** What a search field shows of an airport. */
export type AirportSuggestion = Pick<Airport, 'code' | 'name' | 'slug' | 'city'> & {
  /** The place that was searched for, if this airport is only near it. */
  near?: { place: string; km: number }
}

export type SearchedAirport = AirportSuggestion & {
  /** Former slugs and other names. */
  aliases?: string[]
}

/**
 * Searches airports by a prefix and ranks them: by code, start of the name, a word in the name, an
 * alias, and the city. An empty search returns all.
 */
export function searchAirports<Found extends SearchedAirport>(
  airports: Found[],
  typed: string,
): Found[] {
  const query = normalized(typed)
  if (query === '') return airports

  return airports
    .map((airport) => ({ airport, rank: rank(airport, query) }))
    .filter(({ rank }) => rank < ranks)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ airport }) => airport)
}

/** The only airport with exactly this name, code, alias or city. */
export function namedAirport<Found extends SearchedAirport>(
  airports: Found[],
  typed: string,
): Found | undefined {
  const query = normalized(typed)
  const named = airports.filter(({ code, name, slug, city, aliases = [] }) =>
    [code, name, slug, city ?? '', ...aliases].some((term) => normalized(term) === query),
  )
  return query !== '' && named.length === 1 ? named[0] : undefined
}

const ranks = 5

function rank(airport: SearchedAirport, query: string): number {
  const { code, name, aliases, city } = termsOf(airport)
  const tests = [
    code.startsWith(query),
    name.startsWith(query),
    hasWord(name, query),
    aliases.some((alias) => hasWord(alias, query)),
    hasWord(city, query),
  ]
  const first = tests.indexOf(true)
  return first === -1 ? ranks : first
}

const hasWord = (term: string, beginning: string) => ` ${term}`.includes(` ${beginning}`)

type Terms = { code: string; name: string; aliases: string[]; city: string }

/** Kept, because each letter that is typed is compared with the terms of every airport. */
const knownTerms = new WeakMap<SearchedAirport, Terms>()

/** What a search compares, normalized. */
export function termsOf(airport: SearchedAirport): Terms {
  const known = knownTerms.get(airport)
  if (known) return known

  const { code, name, aliases = [], city } = airport
  const terms = {
    code: normalized(code),
    name: normalized(name),
    aliases: aliases.map(normalized),
    city: normalized(city ?? ''),
  }
  knownTerms.set(airport, terms)
  return terms
}

/** Normalizes case, diacritics and punctuation: 'Köln/Bonn' is 'koln bonn'. */
export function normalized(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
