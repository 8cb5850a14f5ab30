/** How many bookings were decided so many days after their own day, by that number of days. */
export type DecidedAfter = ReadonlyMap<number, number>

/** With fewer decided bookings nothing is concluded from them. */
export const fewestDecided = 30
/** When neither the programme nor its network has enough of them. */
const usualDays = 60
const most = 0.8

export const decidedCount = (after: DecidedAfter): number =>
  [...after.values()].reduce((sum, count) => sum + count, 0)

/** After how many days a booking of a programme is decided in most cases: the 80% that were decided first. */
export function settlesAfter(own: DecidedAfter, network: DecidedAfter): number {
  const enough = [own, network].find((after) => decidedCount(after) >= fewestDecided)
  return enough ? dayOfMost(enough) : usualDays
}

function dayOfMost(after: DecidedAfter): number {
  const needed = decidedCount(after) * most
  let sum = 0
  for (const [days, count] of [...after].toSorted(([a], [b]) => a - b)) {
    sum += count
    // Tenths can't be told apart from what is a billionth less.
    if (sum >= needed - 1e-9) return Math.max(0, days)
  }
  return usualDays
}

/** All of them together. */
export function together(all: DecidedAfter[]): DecidedAfter {
  const sum = new Map<number, number>()
  for (const after of all) {
    for (const [days, count] of after) sum.set(days, (sum.get(days) ?? 0) + count)
  }
  return sum
}
