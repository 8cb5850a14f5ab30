import { useEffect, useState } from 'react'
import { readJson } from '#app/site/page/read-once.ts'
import { useSite } from '#app/site/page/settings.ts'
import {
  type AirportSuggestion,
  type SearchedAirport,
  searchAirports,
} from '#domain/airport/airport-search.ts'

type Answer = { wanted: string; airports: AirportSuggestion[]; isFailed: boolean }

export type Suggestions = ReturnType<typeof useSuggestions>

const maxSuggestions = 5
/** Longer than the pause between two keystrokes, so that each word costs about one call. */
const typingPauseMs = 150

/**
 * The airports that match the typed text. If the frame has all airports they are searched in the
 * browser, with their aliases loaded once a search begins. The server searches if it has not, or if
 * nothing matches: it also knows typing errors, and places with an airport near them.
 */
export function useSuggestions(typed: string) {
  const { airports, hasMoreAirports } = useSite()
  const [known, setKnown] = useState<SearchedAirport[]>(airports)
  const [found, setFound] = useState<Answer>()
  const wanted = typed.trim()

  const isUnknown = wanted !== '' && searchAirports(known, wanted).length === 0
  const isAsked = wanted !== '' && (hasMoreAirports || isUnknown)

  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const ask = () =>
      readJson<AirportSuggestion[]>(`/api/airports?search=${encodeURIComponent(wanted)}`).then(
        (airports) => isCurrent && setFound({ wanted, airports, isFailed: false }),
        // Search the airports of the frame instead.
        () =>
          isCurrent &&
          setFound({ wanted, airports: searchAirports(airports, wanted), isFailed: true }),
      )
    const timer = setTimeout(ask, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isAsked, wanted, airports])

  function learnAliases(): void {
    if (hasMoreAirports) return
    readJson<SearchedAirport[]>('/api/airports').then(
      setKnown,
      // Without aliases, airports are found by code, name and city.
      () => undefined,
    )
  }

  const isFound = isAsked && found?.wanted === wanted
  // While the server searches: matches among the previous results and the frame's airports.
  const candidates = new Map([...known, ...(found?.airports ?? [])].map((one) => [one.code, one]))
  const matches: AirportSuggestion[] = isFound
    ? found.airports
    : searchAirports<SearchedAirport>([...candidates.values()], typed).map(withoutPlace)
  return {
    matches: matches.slice(0, maxSuggestions),
    isSearching: isAsked && !isFound,
    isFailed: isFound && found.isFailed,
    learnAliases,
  }
}

/** Found by its own name now, not by a place near it. */
const withoutPlace = ({ near: _, ...airport }: SearchedAirport): AirportSuggestion => airport
