import { amsterdamDay } from '#domain/text/date.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'

const timeZone = 'Europe/Amsterdam'
const day = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone }),
)
const longDay = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
)
const time = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone }),
)

/** The time in Amsterdam: '09:00'. */
export function clockTime(moment: string): string {
  return time().format(new Date(moment))
}

/** For a badge: '1 dec 09:00', or '1 jul 2027 09:00' in another year. */
export function shortMoment(moment: string, now: Date): string {
  const at = new Date(moment)
  const year = yearOf(at) === yearOf(now) ? '' : ` ${yearOf(at)}`
  return `${day().format(at)}${year} ${clockTime(moment)}`
}

const yearOf = (moment: Date) => amsterdamDay(moment).slice(0, 4)

/** For a sentence: 'dinsdag 1 december 2026 om 09:00'. */
export function longMoment(moment: string): string {
  return `${longDay().format(new Date(moment))} om ${clockTime(moment)}`
}
