import { type Charges, type Quote, quote } from '#domain/quote/quote.ts'
import { type GivenTimedStay, readTimedStay } from '#domain/stay/timed-stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { shortDayName } from '#domain/text/day-name.ts'
import { formatEuro } from '#domain/text/money.ts'
import { type ArrivalClock, unknown } from './arrival-card.ts'

/** With what is wrong in the address about it. */
export type ArrivalTime = { text: string; errors: string[] }

export type ArrivalTimes = {
  dropOff: ArrivalTime
  pickUp: ArrivalTime
  total: ArrivalTime
  clock: ArrivalClock
}

/** 'za 12 dec, 05:30', and what it costs. What is not given, or is wrong, is unknown. */
export function arrivalTimes(given: GivenTimedStay, today: string, charges: Charges): ArrivalTimes {
  const read = readTimedStay(given, today)
  const stay = read.ok ? read.value : undefined
  const errors = read.ok ? {} : read.why
  const moment = (day: 'van' | 'tot', time: 'vanTijd' | 'totTijd'): ArrivalTime => ({
    text: errors[day] ? unknown : clock(given[day], errors[time] ? null : given[time], today),
    errors: [...(errors[day] ?? []), ...(errors[time] ?? [])],
  })

  return {
    dropOff: moment('van', 'vanTijd'),
    pickUp: moment('tot', 'totTijd'),
    total: {
      text: stay ? totalText(quote(charges, stay)) : unknown,
      errors: errors.personen ?? [],
    },
    clock: { dropOff: stay?.fromTime ?? null, pickUp: stay?.toTime ?? null },
  }
}

function clock(day: string | null, time: string | null, today: string): string {
  const [date, hour] = [day?.trim(), time?.trim()]
  return date ? `${shortDayName(date, today)}, ${hour || `tijd ${unknown}`}` : unknown
}

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
