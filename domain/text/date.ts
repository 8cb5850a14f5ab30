import { whenNeeded } from './when-needed.ts'

const long = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }),
)

export const dayMs = 24 * 60 * 60 * 1000

/** Formats a day for the site: `2026-11-16` is '16 november 2026'. */
export function formatDay(day: string): string {
  return long().format(new Date(`${day}T00:00:00Z`))
}

const short = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** Formats a day for a chart: `2026-10-22` is '22 okt'. */
export function shortDay(day: string): string {
  return short().format(new Date(`${day}T00:00:00Z`))
}

// The Swedish format is that of ISO.
const iso = whenNeeded(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }),
)

const hourMs = 60 * 60_000

/** The date in Amsterdam: `2026-12-01`. */
export function amsterdamDay(moment: Date): string {
  const [inWinter, inSummer] = [1, 2].map((hours) =>
    new Date(moment.getTime() + hours * hourMs).toISOString().slice(0, 10),
  )
  // Only around midnight it depends on the season. The first use of Intl takes 20 ms.
  return inWinter !== undefined && inWinter === inSummer ? inWinter : iso().format(moment)
}

const isoMinute = whenNeeded(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Amsterdam',
    }),
)

/** The time in Amsterdam, in the format of spreadsheets: `2026-12-01 09:30`. */
export function amsterdamMinute(moment: string): string {
  return isoMinute().format(new Date(moment))
}

const zone = whenNeeded(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Amsterdam',
      timeZoneName: 'longOffset',
    }),
)

/** The start of a day in Amsterdam: `2026-07-01` is `2026-07-01T00:00:00+02:00`. */
export function dayStart(day: string): string {
  const parts = zone().formatToParts(new Date(`${day}T00:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return `${day}T00:00:00${offset || '+00:00'}`
}

/** The day that many days later: one after '2026-11-30' is '2026-12-01'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
