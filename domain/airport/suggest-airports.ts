import { isAlmost } from '#domain/text/typo.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'
import {
  type AirportSuggestion,
  normalized,
  type SearchedAirport,
  searchAirports,
  termsOf,
} from './airport-search.ts'
import { distanceInKm, nearest } from './nearest.ts'
import { type KnownPlace, placeNames, places } from './places.ts'

/** The number of suggestions that a search field shows. */
export const maxSuggestions = 5
const maxNear = 3
/** Fewer letters are the beginning of too many places. */
const minPlaceLetters = 3
const minTypoLetters = 6
/** No name is longer, and a longer text would cost more to compare. */
const maxLetters = 40

type Located = SearchedAirport & { latitude: number | null; longitude: number | null }

/**
 * What a search finds: airports by name; else those nearest to a place of that name; else the same
 * with typing errors.
 */
export function suggestAirports(airports: Located[], typed: string): AirportSuggestion[] {
  const query = normalized(typed)
  const found = searchAirports(airports, typed)
  if (query === '' || query.length > maxLetters || found.length > 0)
    return found.slice(0, maxSuggestions).map(plain)

  const place = placeNamed(query)
  if (place) return near(airports, place)

  const almost = airports.filter((airport) =>
    namesOf(airport).some((name) => isAlmost(query, name)),
  )
  if (almost.length > 0) return almost.slice(0, maxSuggestions).map(plain)

  const almostPlace = placeWith((name) => isTypoOf(query, name))
  return almostPlace ? near(airports, almostPlace) : []
}

function near(airports: Located[], place: KnownPlace): AirportSuggestion[] {
  const [name = ''] = placeNames(place)
  const located = airports.filter(
    ({ latitude, longitude }) => latitude !== null && longitude !== null,
  )
  return nearest(place, located, maxNear).map((airport) => ({
    ...plain(airport),
    near: { place: name, km: Math.round(distanceInKm(place, airport)) },
  }))
}

/** By its whole name, or by its beginning: the larger places come first. */
function placeNamed(query: string): KnownPlace | undefined {
  const named = placeWith((name) => name === query)
  if (named || query.length < minPlaceLetters) return named
  return placeWith((name) => name.startsWith(query))
}

const placeWith = (isIt: (name: string) => boolean) =>
  namedPlaces().find(({ names }) => names.some(isIt))?.place

const namedPlaces = whenNeeded(() =>
  places.map((place) => ({ place, names: placeNames(place).map(normalized) })),
)

/** There are many places, so only nearly whole names count. */
function isTypoOf(query: string, name: string): boolean {
  const isWhole = query.length >= minTypoLetters && Math.abs(name.length - query.length) <= 1
  return isWhole && isAlmost(query, name)
}

/** Names as a whole, and each of their words. */
function namesOf(airport: SearchedAirport): string[] {
  const { name, city, aliases } = termsOf(airport)
  const names = [name, city, ...aliases]
  return [...names, ...names.flatMap((name) => name.split(' '))]
}

const plain = ({ code, name, slug, city }: AirportSuggestion) => ({ code, name, slug, city })
