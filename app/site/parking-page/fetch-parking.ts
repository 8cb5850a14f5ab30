import { ask } from '#app/site/page/get-json.ts'
import { readOnce } from '#app/site/page/read-once.ts'
import type { ParkingPage } from '#domain/parking/parking-page.ts'

/**
 * The parking with this slug, or that once had it; undefined if there is none. The query is a stay, for
 * its quote.
 */
export function fetchParking(
  airport: string,
  slug: string,
  query: string,
): Promise<ParkingPage['parking'] | undefined> {
  const names = `${encodeURIComponent(airport)}/${encodeURIComponent(slug)}` as const
  const path = `/api/lots/${names}${query && `?${query}`}` as `/api/lots/${string}/${string}`

  return readOnce(path, async () => {
    const response = await ask(path)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
    return response.json()
  })
}
