import { useEffect, useState } from 'react'
import { readJson } from '#app/site/page/read-once.ts'
import { useSite } from '#app/site/page/settings.ts'
import { type SearchedAirport, searchAirports } from '#domain/airport/airport-search.ts'

type Answer = { wanted: string; airports: SearchedAirport[] }

const shown = 5
/** Nobody types this fast, so each word costs about one call. */
const pauseMs = 150

/**
 * The airports that what is typed may mean. Where the frame has them all they are found at once, and
 * their other names are learned when someone starts to search; where there are more, the server finds
 * them.
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
        // Then those that the frame has are better than none.
        () => isCurrent && setFound({ wanted, airports: searchAirports(airports, wanted) }),
      )
    const timer = setTimeout(ask, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hasMoreAirports, wanted, airports])

  function learnAliases(): void {
    if (hasMoreAirports) return
    readJson('/api/airports').then(
      setKnown,
      // Then they are found by code, name and city.
      () => undefined,
    )
  }

  const isFound = hasMoreAirports && found?.wanted === wanted
  // While the server searches: those of the last answer, and of the frame, that still fit.
  const atHand = new Map([...known, ...(found?.airports ?? [])].map((one) => [one.code, one]))
  const matches = isFound ? found.airports : searchAirports([...atHand.values()], typed)
  return {
    matches: matches.slice(0, shown),
    isSearching: hasMoreAirports && wanted !== '' && !isFound,
    learnAliases,
  }
}
