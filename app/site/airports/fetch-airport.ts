import { ask } from '#app/site/page/get-json.ts'
import { readOnce } from '#app/site/page/read-once.ts'
import type { AirportWithNearby } from '#domain/airport/airport-page.ts'

/** The airport with this slug, or undefined if there is none. */
export function fetchAirport(name: string): Promise<AirportWithNearby | undefined> {
  const path = `/api/airports?slug=${encodeURIComponent(name)}` as const

  return readOnce(path, async () => {
    const response = await ask(path)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
    return response.json()
  })
}
