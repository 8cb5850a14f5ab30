import type { PriceCheck } from './price-age.ts'

type Given = {
  pricePerDay: number
  priceCheckedOn?: string | null | undefined
  isPriceChanged?: boolean | undefined
}

type Stored = Pick<PriceCheck, 'priceCheckedOn' | 'isPriceChanged'>

/** What a save says about when the price per day was checked. A price alone does not say that somebody looked. */
export function checkedPrice(
  { pricePerDay, priceCheckedOn: on, isPriceChanged }: Given,
  stored: (Stored & { pricePerDay: number }) | undefined,
  today: string,
): Stored {
  // Who adds a parking has just seen its price, unless the save says otherwise.
  if (!stored)
    return {
      priceCheckedOn: on === undefined ? today : on,
      isPriceChanged: isPriceChanged ?? false,
    }

  const former = stored.priceCheckedOn
  const isAgain = on === today && isPriceChanged === false
  if (typeof on === 'string' && (on !== former || isAgain))
    return { priceCheckedOn: on, isPriceChanged: false }

  const isOther = pricePerDay !== stored.pricePerDay
  return {
    priceCheckedOn: on === undefined ? former : on,
    isPriceChanged: isOther || stored.isPriceChanged,
  }
}
