import type { ComparedCheck } from '#domain/parking/parking.ts'
import { type PriceCheck, shownCheck } from '#domain/parking/price-age.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { ownCheck } from '#domain/tariff/tariff-check.ts'
import { comparedPrice } from './usual-stay.ts'

/** Which price of a parking a check compares with its provider, and when somebody last did. */
export function comparedCheck(
  parking: PriceCheck & { tariffs: Tariff[] },
  today: string,
): ComparedCheck {
  const { priceCheckedOn, isPriceChanged } = parking
  const { tariff } = comparedPrice(parking, today)
  // The mark of the parking is of its price per day alone.
  const stored = { priceCheckedOn, isPriceChanged: tariff ? false : isPriceChanged }
  const check = shownCheck({ ...stored, dayCheck: ownCheck(tariff) })
  return {
    tariff: tariff?.name ?? null,
    checkedOn: check.priceCheckedOn,
    isChanged: check.isPriceChanged,
  }
}
