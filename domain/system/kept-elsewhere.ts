import { dayMs } from '#domain/text/date.ts'

/** Whatever the clock says, so many of the newest stay. */
const leastKept = 3

/** The copies that stay elsewhere: those of the last days, and always a few. */
export function keptElsewhere<Copy extends { at: Date }>(
  copies: Copy[],
  days: number,
  now: Date,
): Copy[] {
  return copies
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .filter(({ at }, index) => index < leastKept || now.getTime() - at.getTime() < days * dayMs)
}
