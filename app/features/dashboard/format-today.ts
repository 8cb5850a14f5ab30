const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })

/** Vrijdag 20 november 2026 */
export function formatToday(now: Date): string {
  const text = day.format(now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
