import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { dayAfter } from '#domain/text/date.ts'

/** A traveller does not move a stay further than a season. */
const furthestDays = 92

/** The same stay from another day; undefined if that is too far from the asked one to be offered. */
export function stayFrom(stay: TimedStay, from: string): TimedStay | undefined {
  const [first, last] = [dayAfter(stay.from, -furthestDays), dayAfter(stay.from, furthestDays)]
  if (from < first || from > last) return undefined
  return { ...stay, from, to: dayAfter(from, stay.days - 1) }
}
