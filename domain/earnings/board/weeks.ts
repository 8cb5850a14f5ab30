import { ok, type Result, refused } from '#domain/form/result.ts'
import { firstOf, lengthOf, type Period } from '#domain/statistics/period.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { fromAmsterdamClock } from '#domain/text/local-moment.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'

/** The choices of the board, in whole weeks with the running one as the last. */
export const weekChoices = [4, 13, 52] as const
export const usualWeeks = 13
const mostWeeks = 104

/** Whole weeks, and as many before them as they stood at the same age. */
export type BoardPeriod = {
  /** From a Monday to a Sunday, which may be ahead. */
  period: Period
  former: Period
  weeks: number
  /** ISO 8601. The weeks before are seen as they stood at this moment, and without what came later. */
  asOf: string
  /** The time of the day in Amsterdam, if the last week is not over. */
  until: string | null
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % 7))
}

export type AskedWeeks = {
  weeks?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The weeks of the address: a number of them, or all that hold days of a chosen period. */
export function readWeeks(
  { weeks, from, to }: AskedWeeks,
  now: Date,
): Result<BoardPeriod, { from?: string[]; to?: string[] }> {
  const thisWeek = mondayOf(amsterdamDay(now))
  if (from === undefined && to === undefined) {
    const chosen = weekChoices.find((choice) => String(choice) === weeks) ?? usualWeeks
    return ok(weeksFrom(dayAfter(thisWeek, 7 * (1 - chosen)), chosen, now))
  }
  if (from === undefined || !isDay(from)) return refused({ from: ['Kies een eerste dag'] })
  if (to === undefined || !isDay(to)) return refused({ to: ['Kies een laatste dag'] })
  if (to < from) return refused({ to: ['De laatste dag komt na de eerste'] })
  const first = mondayOf(from)
  if (first > thisWeek) return refused({ from: ['Deze week moet nog beginnen'] })
  const last = firstOf(mondayOf(to), thisWeek)
  const length = lengthOf({ from: first, to: dayAfter(last, 6) }) / 7
  if (length > mostWeeks) return refused({ to: ['Kies hoogstens twee jaar'] })
  return ok(weeksFrom(first, length, now))
}

function weeksFrom(monday: string, weeks: number, now: Date): BoardPeriod {
  const period = { from: monday, to: dayAfter(monday, 7 * weeks - 1) }
  const former = { from: dayAfter(monday, -7 * weeks), to: dayAfter(monday, -1) }
  const [today = '', time = ''] = amsterdamClock(now).split('T')
  const then = fromAmsterdamClock(`${dayAfter(today, -7 * weeks)}T${time}`) ?? now
  const isRunning = today <= period.to
  return { period, former, weeks, asOf: then.toISOString(), until: isRunning ? time : null }
}

/** The Mondays of a period. */
export function mondaysOf({ from, to }: Period): string[] {
  return Array.from({ length: Math.round(lengthOf({ from, to }) / 7) }, (_, week) =>
    dayAfter(from, 7 * week),
  )
}

/** Whether a week can still bring or lose much: not all of its days are as old as bookings take to be decided. */
export const isOpenWeek = (monday: string, settlesAfter: number, today: string): boolean =>
  dayAfter(monday, 6 + settlesAfter) >= today
