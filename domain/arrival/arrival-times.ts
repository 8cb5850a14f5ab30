import type { Quote } from '#domain/quote/quote.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { shortDayName } from '#domain/text/day-name.ts'
import { formatEuro } from '#domain/text/money.ts'
import { unknown } from './arrival-card.ts'

export type ArrivalTimes = { dropOff: string; pickUp: string; total: string }

/** 'za 12 dec, 05:30', and what it costs. What is not given is unknown. */
export function arrivalTimes(
  stay: TimedStay | undefined,
  quoted: Pick<Quote, 'total' | 'isUpperBound' | 'basis'> | undefined,
): ArrivalTimes {
  if (!stay) return { dropOff: unknown, pickUp: unknown, total: unknown }
  return {
    dropOff: clock(stay.from, stay.fromTime),
    pickUp: clock(stay.to, stay.toTime),
    total: quoted ? totalText(quoted) : unknown,
  }
}

const clock = (day: string, time: string | null) =>
  `${shortDayName(day)}, ${time ?? `tijd ${unknown}`}`

function totalText({
  total,
  isUpperBound,
  basis,
}: Pick<Quote, 'total' | 'isUpperBound' | 'basis'>): string {
  if (total === null) return unknown
  const amount = formatEuro(total / 100)
  if (basis === 'estimate') return `${amount} (schatting)`
  return isUpperBound ? `hooguit ${amount}` : amount
}

/** 'Gegevens gecontroleerd op 18 november 2026.' The oldest of the checks: the others are newer. */
export function checkedText(days: (string | null)[]): string {
  const [oldest] = days.filter((day) => day !== null).toSorted()
  return oldest
    ? `Gegevens gecontroleerd op ${formatDay(oldest)}.`
    : `Wanneer de gegevens zijn gecontroleerd, is ${unknown}.`
}
