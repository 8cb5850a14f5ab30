/** How late the main thread was in a minute. */
export type Delay = { medianMs: number; p99Ms: number; maxMs: number }

/** A visitor feels it: one turn in a hundred waits a quarter of a second or more. */
export const lateMs = 250

/** So many minutes on end are no chance, and no single heavy piece of work. */
export const lateMinutes = 5

/** Told again after so many minutes on end, so that a site that stays late keeps being known as such. */
export const toldEveryMinutes = 5

/** What the last minutes say, the newest last: whether they are all late, and how late. */
export function lateness(minutes: Delay[]): number | null {
  const last = minutes.slice(-lateMinutes)
  if (last.length < lateMinutes || last.some(({ p99Ms }) => p99Ms < lateMs)) return null
  return Math.round(Math.max(...last.map(({ p99Ms }) => p99Ms)))
}
