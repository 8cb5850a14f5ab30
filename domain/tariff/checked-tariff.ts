import type { SavedTariff } from '#domain/parking/parking.ts'
import type { Tariff } from './tariff.ts'
import type { TariffCheck } from './tariff-check.ts'

type Seen = { today: string; username: string }

/** A tariff as an admin saves it, with what that says about when it was checked, and by whom. */
export function checkedTariff(
  given: Tariff,
  stored: SavedTariff | undefined,
  seen: Seen,
): SavedTariff {
  return { ...given, ...checkOf(given, stored, seen) }
}

type Check = TariffCheck & Pick<SavedTariff, 'checkedBy'>

function checkOf(given: Tariff, stored: SavedTariff | undefined, { today, username }: Seen): Check {
  const { checkedOn, isChanged, checkSource = null } = given
  const isOther = !stored || hasOtherPrices(given, stored)
  const isAgain = isChanged === false && (stored?.isChanged || (isOther && checkedOn === today))
  if (typeof checkedOn === 'string' && (checkedOn !== stored?.checkedOn || isAgain))
    return { checkedOn, isChanged: false, checkSource, checkedBy: username }

  // A call that says that nobody looked is believed.
  if (checkedOn === null && (isOther || stored.checkedOn !== null))
    return { checkedOn, isChanged: isOther, checkSource: null, checkedBy: null }

  // Who adds a tariff has just seen it.
  if (!stored) return { checkedOn: today, isChanged: false, checkSource, checkedBy: username }

  // Other prices alone do not say that somebody looked.
  const { checkedBy, ...former } = stored
  return {
    checkedOn: former.checkedOn,
    isChanged: isOther || former.isChanged,
    checkSource: given.checkSource === undefined ? former.checkSource : checkSource,
    checkedBy,
  }
}

/** Whether it charges anything else, or at another time. Its name is no price. */
export function hasOtherPrices(one: Tariff, other: Tariff): boolean {
  return pricesOf(one) !== pricesOf(other)
}

function pricesOf(tariff: Tariff): string {
  const { validFrom, validTo, billing, steps, extraDay, minimumDays, maximumDays } = tariff
  const amounts = steps.map(({ days, total }) => [days, total])
  return JSON.stringify([validFrom, validTo, billing, amounts, extraDay, minimumDays, maximumDays])
}
