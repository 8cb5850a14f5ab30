// Apart from comparison.ts, so that a list does not load the comparison.

import { numberWord } from '#domain/text/number-word.ts'

export const maxCompared = 4

/** What is said to who chooses one more. */
export const tooManyText = `Meer dan ${numberWord(maxCompared)} kan niet. Haal er eerst een weg.`

/** More than anyone chooses. The page says that there are too many. */
const maxGiven = 20

/**
 * Reads `1,2,3` or repeated parameters, as a form sends them. Keeps the order, no duplicates, and no more than
 * twenty.
 */
export function readParkingIds(given: string[]): number[] {
  const ids = given
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)

  return [...new Set(ids)].slice(0, maxGiven)
}
