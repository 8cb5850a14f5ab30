import { lowestCheck, type WithLowestStay, withLowestStays } from '#domain/airport/lowest-stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { withDayCheck } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { findSettings } from '#server/db/settings.ts'
import { listCheapest } from './cheapest-parkings.ts'
import { listPricedParkings } from './priced-parkings.ts'

/** From here on, one reading of all parkings costs less than one for each airport. */
const manyAirports = 20

/** The airports, with the check of their lowest price; with a stay, what it costs there. */
export async function forStay<Airport extends { code: string }>(
  airports: Airport[],
  stay: TimedStay | undefined,
): Promise<(Airport & WithLowestStay)[]> {
  if (airports.length === 0) return []
  const [cheapest, settings] = await Promise.all([listCheapest(), findSettings()])
  const today = amsterdamDay(new Date())
  const checked = airports.map((airport): Airport & WithLowestStay => {
    const parking = cheapest.get(airport.code)
    return {
      ...airport,
      lowestCheck: parking ? lowestCheck(withDayCheck(parking, today), today, settings) : null,
    }
  })
  if (!stay) return checked
  const parkings =
    airports.length < manyAirports
      ? await Promise.all(airports.map(({ code }) => listPricedParkings(code)))
      : [await listPricedParkings()]
  return withLowestStays(checked, parkings.flat(), stay, (parking) =>
    lowestCheck(parking, today, settings),
  )
}
