/** Whether it is a day as we write it, `2026-12-01`, and one that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
