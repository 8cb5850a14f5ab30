import { inCents } from '#domain/text/money.ts'
import type { AdminParking } from './parking.ts'
import { type UnusualPrice, unusualPrice } from './parking-price.ts'

/** How much the prices of several parkings go up; down if it is negative. */
export type PriceChange = { unit: 'percent' | 'euros'; by: number }

export type ChangedPrice = Pick<AdminParking, 'id' | 'name' | 'airportCode'> & {
  from: number
  to: number
  /** As the form warns, compared with the other parkings at the airport as they are now. */
  unusual: UnusualPrice | null
}

/** The changes of a bulk call, and once they are made, the id that undoes them. */
export type PriceReport = { prices: ChangedPrice[]; change?: string }

/** In whole cents, half a cent upwards. */
export function changedPrice(price: number, { unit, by }: PriceChange): number {
  const cents = inCents(price)
  // In whole hundredths of a percent, as 5.1 / 100 is not exact.
  const changed =
    unit === 'euros'
      ? cents + inCents(by)
      : Math.round((cents * (10_000 + Math.round(by * 100))) / 10_000)
  return changed / 100
}

type Priced = Pick<AdminParking, 'id' | 'name' | 'airportCode' | 'pricePerDay' | 'priceToday'>

/** @param all every parking at the airports of the chosen ones, those included */
export function changedPrices(
  chosen: Priced[],
  all: Priced[],
  change: PriceChange,
): ChangedPrice[] {
  const atAirport = Map.groupBy(all, ({ airportCode }) => airportCode)

  return chosen.map(({ id, name, airportCode, pricePerDay }) => {
    const to = changedPrice(pricePerDay, change)
    const others = atAirport.get(airportCode)?.filter((other) => other.id !== id) ?? []
    const unusual = unusualPrice(to, others) ?? null
    return { id, name, airportCode, from: pricePerDay, to, unusual }
  })
}

const lowestAllowed = 0.01
const highestAllowed = 99_999

export const isAllowed = ({ to }: Pick<ChangedPrice, 'to'>) =>
  to >= lowestAllowed && to <= highestAllowed
