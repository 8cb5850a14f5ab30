import { whenNeeded } from '#domain/text/when-needed.ts'

const whole = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** `2026-12-12` is 'zaterdag 12 december 2026'. */
export function dayName(day: string): string {
  return whole().format(new Date(`${day}T00:00Z`))
}

/** Without the year: 'zaterdag 12 december'. */
export function dayInYear(day: string): string {
  return dayName(day).replace(/ \d{4}$/, '')
}

const short = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
)

/** `2026-12-12` is 'za 12 dec'. */
export function shortDayName(day: string): string {
  return short().format(new Date(`${day}T00:00Z`))
}
