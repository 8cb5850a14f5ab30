import type { CheckedPrice, ListedParking } from '#domain/parking/parking.ts'
import { type PriceCheck, shownCheck } from '#domain/parking/price-age.ts'
import { type Tariff, tariffOn, tariffPrice } from '#domain/tariff/tariff.ts'
import { ownCheck } from '#domain/tariff/tariff-check.ts'
import { usualDays } from '#domain/tariff/tariff-season.ts'

type KnownTariff = Tariff & { id: number }
type Parking = PriceCheck & { pricePerDay: number; tariffs: KnownTariff[] }

/**
 * The prices of a parking that its provider charges, each with when somebody last compared it: its tariffs
 * that are not over, the first to begin first, and the price per day while none of them holds.
 */
export function checkedPrices(parking: Parking, today: string): CheckedPrice[] {
  const { pricePerDay, priceCheckedOn, isPriceChanged, tariffs } = parking
  const current = tariffs
    .filter(({ validTo }) => validTo === null || validTo >= today)
    .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other)))
  const perDay = {
    ...{ tariff: null, validFrom: null, validTo: null, days: 1, total: pricePerDay },
    ...{ checkedOn: priceCheckedOn, isChanged: isPriceChanged },
  }
  const priced = current.map((tariff) => ofTariff(tariff, priceCheckedOn))
  return tariffOn(current, today) ? priced : [perDay, ...priced]
}

type Listed = Pick<
  ListedParking,
  'isPriceOfTariff' | 'checkedPrices' | 'priceCheckedOn' | 'isPriceChanged'
>

/** When somebody last compared the price that travellers read today. */
export function checkOfPriceToday(parking: Listed, today: string): PriceCheck {
  const { isPriceOfTariff, checkedPrices, priceCheckedOn, isPriceChanged } = parking
  const ofTariffs = checkedPrices.filter(({ tariff }) => tariff !== null)
  const held = isPriceOfTariff ? tariffOn(ofTariffs, today) : undefined
  return held
    ? { priceCheckedOn: held.checkedOn, isPriceChanged: held.isChanged }
    : { priceCheckedOn, isPriceChanged }
}

function ofTariff(tariff: KnownTariff, priceCheckedOn: string | null): CheckedPrice {
  const { id, name, validFrom, validTo, maximumDays } = tariff
  const days = Math.min(usualDays, maximumDays ?? usualDays)
  const total = tariffPrice(tariff, days).cents / 100
  // The mark of the parking is of its price per day alone.
  const check = shownCheck({ priceCheckedOn, isPriceChanged: false, dayCheck: ownCheck(tariff) })
  return {
    ...{ tariff: { id, name }, validFrom, validTo, days, total },
    ...{ checkedOn: check.priceCheckedOn, isChanged: check.isPriceChanged },
  }
}

const beginOf = ({ validFrom }: Tariff) => validFrom ?? ''
