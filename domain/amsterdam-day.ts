// Sweden writes a date as ISO does.
const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** The day that it is at our airports: `2026-12-01`. */
export function amsterdamDay(moment: Date): string {
  return iso.format(moment)
}
