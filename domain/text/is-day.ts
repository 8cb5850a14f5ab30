/** Whether it is an existing day in the notation `2026-12-01`. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  // Some engines parse 30 February as 2 March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
