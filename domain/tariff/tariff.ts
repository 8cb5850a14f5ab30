import { inCents } from '#domain/text/money.ts'
import type { GivenCheck } from './tariff-check.ts'

/**
 * What a provider charges for a number of days. One shape for a price per day (one step and an extra
 * day), tiers, packages and weeks.
 */
export type Tariff = GivenCheck & {
  /** For the admin, and in the explanation of a total: 'Winter 2026'. */
  name: string
  /** The days of drop-off for which it holds, both included; null is open. */
  validFrom: string | null
  validTo: string | null
  billing: Billing
  /** Ascending. What that many days cost together, in euros, as the provider publishes it. */
  steps: Step[]
  /** Each day after the last step, in euros. */
  extraDay: number
  /** A shorter stay is charged as this many days. */
  minimumDays: number | null
  /** A longer stay has no price. */
  maximumDays: number | null
}

export type Step = { days: number; total: number }

/** `day` charges every calendar day that is touched, `period` every 24 hours that have begun. */
export type Billing = keyof typeof billings

export const billings = { day: 'Per kalenderdag', period: 'Per 24 uur' } as const

/** The tariff for a drop-off on this day: the one that begins last. An open begin is the earliest. */
export function tariffOn<Known extends Pick<Tariff, 'validFrom' | 'validTo'>>(
  tariffs: Known[],
  day: string,
): Known | undefined {
  let latest: Known | undefined
  for (const tariff of tariffs) {
    const { validFrom, validTo } = tariff
    const isValid = (validFrom ?? day) <= day && day <= (validTo ?? day)
    if (isValid && (!latest || (validFrom ?? '') > (latest.validFrom ?? ''))) latest = tariff
  }
  return latest
}

/** The tariffs that begin on the same day as another one, of which neither would go first. */
export function twins<Known extends Tariff>(tariffs: Known[]): Known[] {
  return tariffs.filter((tariff) =>
    tariffs.some((other) => other !== tariff && other.validFrom === tariff.validFrom),
  )
}

export type TariffPrice = {
  cents: number
  /** The days asked for, or the minimum. */
  chargedDays: number
  /** How many days are paid for: more than asked for if a longer package or the minimum is charged. */
  paidDays: number
}

/** The price of a number of days: that of the cheapest step that covers them. */
export function tariffPrice(tariff: Tariff, days: number): TariffPrice {
  const chargedDays = Math.max(days, tariff.minimumDays ?? 1)
  let cheapest: Step | undefined
  for (const step of tariff.steps) {
    if (step.days >= chargedDays && (!cheapest || step.total < cheapest.total)) cheapest = step
  }
  if (cheapest) return { cents: inCents(cheapest.total), chargedDays, paidDays: cheapest.days }

  const last = tariff.steps.at(-1) ?? { days: 0, total: 0 }
  return {
    cents: inCents(last.total) + (chargedDays - last.days) * inCents(tariff.extraDay),
    chargedDays,
    paidDays: chargedDays,
  }
}
