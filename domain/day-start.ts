const zone = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Amsterdam',
  timeZoneName: 'longOffset',
})

/** The moment at which a day begins at our airports: `2026-07-01` is `2026-07-01T00:00:00+02:00`. */
export function dayStart(day: string): string {
  const parts = zone.formatToParts(new Date(`${day}T00:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return `${day}T00:00:00${offset || '+00:00'}`
}
