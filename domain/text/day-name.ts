import { farYear, formatDay, shortDay } from './date.ts'
import { capitalized } from './text.ts'

const names = 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' ')

const weekday = (day: string) => names[new Date(`${day}T00:00Z`).getUTCDay()] ?? ''

/** `2026-12-12` is 'zaterdag 12 december 2026'. */
export function dayName(day: string): string {
  return `${weekday(day)} ${formatDay(day)}`
}

/** Without the year, unless it is not this or the next: 'zaterdag 12 december'. */
export function dayInYear(day: string, today?: string): string {
  return dayName(day).replace(/ \d{4}$/, farYear(day, today))
}

/** Above what happened on a day: 'Vandaag, zaterdag 12 december', 'Vrijdag 11 december'. */
export function dayHeading(day: string, today: string): string {
  const name = dayInYear(day, today)
  return day === today ? `Vandaag, ${name}` : capitalized(name)
}

/** `2026-12-12` is 'za 12 dec'. */
export function shortDayName(day: string, today?: string): string {
  return `${weekday(day).slice(0, 2)} ${shortDay(day, today)}`
}
