import { amsterdamDay, dayStart } from '#domain/text/date.ts'

const free = 5
const longest = 60

/**
 * How many seconds the next try has to wait after so many wrong passwords in a row. The first five
 * cost nothing: people mistype.
 */
export function secondsToWait(failures: number, freeTries = free): number {
  return failures < freeTries ? 0 : Math.min(2 ** (failures - freeTries), longest)
}

/** How many mistakes an account takes in one day from everyone together who is new to us. */
export const maxFailuresPerDay = { passwords: 50, codes: 20 }

/** How many seconds it takes until another day begins at our airports. */
export function secondsLeftToday(now: Date): number {
  const today = new Date(`${amsterdamDay(now)}T00:00:00Z`)
  today.setUTCDate(today.getUTCDate() + 1)
  const tomorrow = new Date(dayStart(today.toISOString().slice(0, 10)))
  return Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000)
}
