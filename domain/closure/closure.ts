import { dayAfter, formatDay } from '#domain/text/date.ts'

/** A period in which a parking can't be booked. */
export type Closure = {
  /** Both days are in it. */
  firstDay: string
  lastDay: string
  reason: ClosureReason
  /** The one thing that can't be done then; null if it is closed to every stay that touches it. */
  only: ClosedPart | null
}

/** As the admin chooses it. */
export const closureReasons = { full: 'Vol', closed: 'Gesloten', other: 'Anders' } as const
export type ClosureReason = keyof typeof closureReasons

export const closedParts = { dropOff: 'Alleen brengen', pickUp: 'Alleen ophalen' } as const
export type ClosedPart = keyof typeof closedParts

type ClosedStay = { from: string; days: number }

/** The first period in which this stay can't be booked. */
export function closureOf(closures: Closure[], { from, days }: ClosedStay): Closure | undefined {
  const to = dayAfter(from, days - 1)
  const touched = closures.filter(({ firstDay, lastDay, only }) => {
    const start = only === 'pickUp' ? to : from
    const end = only === 'dropOff' ? from : to
    return start <= lastDay && end >= firstDay
  })
  return touched.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))[0]
}

/** The first day on which a stay of as many days can begin without meeting a period. */
export function freeFrom(closures: Closure[], { from, days }: ClosedStay): string {
  const closure = closureOf(closures, { from, days })
  if (!closure) return from
  const opens = dayAfter(closure.lastDay, 1)
  return freeFrom(closures, {
    // A stay may begin in a period in which one can't pick up, and end after it.
    from: closure.only === 'pickUp' ? dayAfter(opens, 1 - days) : opens,
    days,
  })
}

/**
 * The last day of the last earlier stay of as many days that ends before the period which this one meets.
 * Undefined if that would begin before today.
 */
export function freeUntil(
  closures: Closure[],
  stay: ClosedStay,
  today: string,
): string | undefined {
  const closure = closureOf(closures, stay)
  if (!closure) return dayAfter(stay.from, stay.days - 1)
  const from = dayAfter(closure.firstDay, -stay.days)
  return from < today ? undefined : freeUntil(closures, { ...stay, from }, today)
}

/** What a traveller reads: 'vol van 24 december tot en met 3 januari'. */
export function closureText({ firstDay, lastDay, reason, only }: Closure): string {
  const what = only ? parts[only] : reasons[reason]
  const why = only && reason !== 'other' ? `, want het is er ${reasons[reason]}` : ''
  return `${what} ${periodOf(firstDay, lastDay)}${why}`
}

const reasons: Record<ClosureReason, string> = {
  full: 'vol',
  closed: 'dicht',
  other: 'niet te boeken',
}
const parts: Record<ClosedPart, string> = {
  dropOff: 'brengen kan niet',
  pickUp: 'ophalen kan niet',
}

/** With the years only where the days alone would not tell them. */
function periodOf(first: string, last: string): string {
  if (first === last) return `op ${withoutYear(first)}`
  const isLong = last >= `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`
  const written = isLong ? formatDay : withoutYear
  return `van ${written(first)} tot en met ${written(last)}`
}

const withoutYear = (day: string) => formatDay(day).replace(/ \d{4}$/, '')

/** Those that are not over yet, the first to begin first. */
export function closuresFrom(closures: Closure[], today: string): Closure[] {
  return closures
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((a, b) => Number(a.firstDay > b.firstDay) || -1)
}

export const isSameClosure = (one: Closure, other: Closure): boolean =>
  one.firstDay === other.firstDay &&
  one.lastDay === other.lastDay &&
  one.reason === other.reason &&
  one.only === other.only
