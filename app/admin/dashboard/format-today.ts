import { capitalized } from '#domain/text/text.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'

const day = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' }),
)

/** Vrijdag 20 november 2026 */
export function formatToday(now: Date): string {
  return capitalized(day().format(now))
}
