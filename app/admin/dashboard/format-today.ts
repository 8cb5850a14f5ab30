import { amsterdamDay } from '#domain/text/date.ts'
import { dayName } from '#domain/text/day-name.ts'
import { capitalized } from '#domain/text/text.ts'

/** Vrijdag 20 november 2026 */
export function formatToday(now: Date): string {
  return capitalized(dayName(amsterdamDay(now)))
}
