import { useEffect, useState } from 'react'
import { readJson } from '#app/site/page/read-once.ts'
import { useSite } from '#app/site/page/settings.ts'
import { type SearchedAirport, searchAirports } from '#domain/airport/airport-search.ts'

type Answer = { wanted: string; airports: SearchedAirport[] }

const maxSuggestions = 5
/** Longer than the pause between two keystrokes, so that each word costs about one call. */
const typingPauseMs = 150

/**
 * The airports that match the typed text. If the frame has all airports they are searched in the
 * browser, with their aliases loaded once a search begins; otherwise the server searches.
 */
export function useSuggestions(typed: string) {
  const { airports, hasMoreAirports } = useSite()
  const [known, setKnown] = useState<SearchedAirport[]>(airports)
  const [found, setFound] = useState<Answer>()
  const wanted = typed.trim()

  useEffect(() => {
    if (!hasMoreAirports || wanted === '') return
    let isCurrent = true
    const ask = () =>
      readJson(`/api/airports?search=${encodeURIComponent(wanted)}`).then(
        (airports) => isCurrent && setFound({ wanted, airports }),
        // The call failed: search the airports of the frame instead.
        () => isCurrent && setFound({ wanted, airports: searchAirports(airports, wanted) }),
      )
    const timer = setTimeout(ask, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hasMoreAirports, wanted, airports])

  function learnAliases(): void {
    if (hasMoreAirports) return
    readJson('/api/airports').then(
      setKnown,
      // Without aliases, airports are found by code, name and city.
      () => undefined,
    )
  }

  const isFound = hasMoreAirports && found?.wanted === wanted
  // While the server searches: matches among the previous results and the frame's airports.
  const candidates = new Map([...known, ...(found?.airports ?? [])].map((one) => [one.code, one]))
  const matches = isFound ? found.airports : searchAirports([...candidates.values()], typed)
  return {
    matches: matches.slice(0, maxSuggestions),
    isSearching: hasMoreAirports && wanted !== '' && !isFound,
    learnAliases,
  }
}
