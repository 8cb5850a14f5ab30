import { amsterdamDay, dayStart } from '#domain/text/date.ts'

const defaultFreeTries = 5
const maxDelaySeconds = 60

/**
 * The delay in seconds after this many wrong passwords in a row. The first five are free, because
 * people mistype.
 */
export function secondsToWait(failures: number, freeTries = defaultFreeTries): number {
  return failures < freeTries ? 0 : Math.min(2 ** (failures - freeTries), maxDelaySeconds)
}

/** The maximum number of failures per account and day of all strangers together. */
export const maxFailuresPerDay = { passwords: 50, codes: 20 }

/** The seconds until midnight in Amsterdam. */
export function secondsLeftToday(now: Date): number {
  const today = new Date(`${amsterdamDay(now)}T00:00:00Z`)
  today.setUTCDate(today.getUTCDate() + 1)
  const tomorrow = new Date(dayStart(today.toISOString().slice(0, 10)))
  return Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000)
}
