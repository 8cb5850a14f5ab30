import { amsterdamClock, hoursAhead } from './local-time.ts'
import { addMonths, formatMonth, shortMonth } from './month.ts'

export const dayMs = 24 * 60 * 60 * 1000

/** Formats a day for the site: `2026-11-16` is '16 november 2026'. */
export function formatDay(day: string): string {
  return `${dateOf(day)} ${formatMonth(monthOf(day))}`
}

/** Formats a day in short: `2026-10-22` is '22 okt'. With today, a year that is not this or the next is said. */
export function shortDay(day: string, today?: string): string {
  return `${dateOf(day)} ${shortMonth(monthOf(day))}${farYear(day, today)}`
}

/** ' 2029', unless that is this year or the next. */
export function farYear(day: string, today = day): string {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4))
  return years === 0 || years === 1 ? '' : ` ${day.slice(0, 4)}`
}

const monthOf = (day: string) => day.slice(0, 7)
const dateOf = (day: string) => Number(day.slice(8))

/** The date in Amsterdam: `2026-12-01`. */
export function amsterdamDay(moment: Date): string {
  return amsterdamClock(moment).slice(0, 10)
}

/** The start of a day in Amsterdam: `2026-07-01` is `2026-07-01T00:00:00+02:00`. */
export function dayStart(day: string): string {
  return `${day}T00:00:00+0${hoursAhead(new Date(`${day}T00:00:00Z`))}:00`
}

/** The day that many days later: one after '2026-11-30' is '2026-12-01'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day so many months earlier, or the last of that month: one before '2026-03-31' is '2026-02-28'. */
export function monthsBefore(day: string, months: number): string {
  const month = addMonths(monthOf(day), -months)
  const last = dayAfter(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}
