const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as it reads on the site: `2026-11-16` is '16 november 2026'. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
