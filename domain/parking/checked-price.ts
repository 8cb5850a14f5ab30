import type { AdminParking } from './parking.ts'

type Check = Pick<
  AdminParking,
  'priceCheckedOn' | 'isPriceChanged' | 'priceCheckSource' | 'priceCheckedBy'
>

type Given = { pricePerDay: number } & {
  [Name in Exclude<keyof Check, 'priceCheckedBy'>]?: Check[Name] | undefined
}

type Seen = { today: string; username: string }

/** What a save says about when the price per day was checked, and by whom. A price alone does not say that somebody looked. */
export function checkedPrice(
  { pricePerDay, priceCheckedOn: on, isPriceChanged, priceCheckSource: source }: Given,
  stored: (Check & { pricePerDay: number }) | undefined,
  { today, username }: Seen,
): Check {
  const seen = { priceCheckSource: source ?? null, priceCheckedBy: username }
  const unseen = { priceCheckedOn: null, priceCheckSource: null, priceCheckedBy: null }

  // Who adds a parking has just seen its price, unless the save says otherwise.
  if (!stored) {
    const check = on === null ? unseen : { priceCheckedOn: on ?? today, ...seen }
    return { ...check, isPriceChanged: isPriceChanged ?? false }
  }

  const former = stored.priceCheckedOn
  const isOther = pricePerDay !== stored.pricePerDay
  const isMarked = isOther || stored.isPriceChanged
  const isAgain = on === today && isPriceChanged === false && isMarked
  if (typeof on === 'string' && (on !== former || isAgain))
    return { priceCheckedOn: on, isPriceChanged: false, ...seen }

  if (on === null || former === null) return { ...unseen, isPriceChanged: isMarked }
  return {
    priceCheckedOn: former,
    isPriceChanged: isMarked,
    priceCheckSource: source === undefined ? stored.priceCheckSource : source,
    priceCheckedBy: stored.priceCheckedBy,
  }
}
