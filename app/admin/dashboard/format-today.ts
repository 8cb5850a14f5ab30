import { capitalized } from '#domain/text/text.ts'

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })

/** Vrijdag 20 november 2026 */
export function formatToday(now: Date): string {
  return capitalized(day.format(now))
}
