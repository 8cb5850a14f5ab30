import { readJson } from '#app/site/page/read-once.ts'
import type { AirportWithAliases } from '#domain/airport/airport.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

/** All airports, and those that a search may have meant. */
export function readAirports(asked: string, stay?: TimedStay) {
  const found = withSuggestions(asked, stay)
  // They may fail before the page is there, which says so.
  found.catch(() => undefined)
  return found
}

async function withSuggestions(asked: string, stay?: TimedStay) {
  const query = new URLSearchParams(writeStay(stay)).toString()
  const airports = readJson<(AirportWithAliases & WithLowestStay)[]>(
    query ? `/api/airports?${query}` : '/api/airports',
  )
  const path = `/api/airports?search=${encodeURIComponent(asked)}`
  // Without suggestions the list still works.
  const suggested = asked ? readJson<AirportSuggestion[]>(path).catch(() => []) : []
  return { airports: await airports, suggested: await suggested }
}
