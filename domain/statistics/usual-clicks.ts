/**
 * Whether the clicks of the last days are usual, judged by the same days of eight weeks before.
 * How often it is wrong, and what it misses, is counted in `bench/usual-clicks.ts`.
 */

export const comparedWeeks = 8
/** The days that `perDay` must have: the last week, and the weeks that it is compared with. */
export const judgedDays = 7 * (comparedWeeks + 1)
/** An airport with fewer clicks a day is judged by the week: one day of it says too little. */
export const minClicksPerDay = 60
/** Below this, a difference means nothing. */
const minUsual = 10

export type Judged = {
  /** Yesterday, the last two days, or the last week. */
  days: 1 | 2 | 7
  clicks: number
  /** What the weeks before let expect. */
  usual: number
  /** The usual spread: what lies outside is not chance. */
  lowest: number
  highest: number
  outside: 'below' | 'above' | undefined
}

/** How often, per morning, chance alone may put something outside its usual spread. */
const falseMornings = { site: 1 / 150, airports: 1 / 35 }

/** No forecast is better than this, however many clicks there are: the trend bends. */
const forecastError = 0.03
/** Clicks of one visitor come together, so they spread at least so much wider than by chance. */
const minDispersion = 1.2
/** How many weeks of an airport's own spread the spread of all airports counts for. */
const sharedWeight = 3

export type ClicksPerDay = {
  /** Of the last `judgedDays` days, yesterday first. */
  perDay: number[]
}

/** The site as a whole, by yesterday. */
export function judgeSite({ perDay }: ClicksPerDay): Judged | undefined {
  return judge(perDay, [1], falseMornings.site)
}

/** Between what chance lets the clicks of a day be. */
export type DayRange = { day: string; lowest: number; highest: number }

/**
 * The usual range of each of the last days, the oldest first, as the whole site is judged by it. A day without
 * eight weeks before it has none.
 *
 * @param perDay the clicks up to the last of these days, the last day first
 */
export function usualRanges(days: string[], perDay: number[]): DayRange[] {
  return days.flatMap((day, index) => {
    const daysAgo = days.length - 1 - index
    const compared = perDay.slice(daysAgo, daysAgo + judgedDays)
    // A first week that is not whole would look like growth.
    const judged = compared.slice(-7).includes(0) ? undefined : judgeSite({ perDay: compared })
    return judged ? [{ day, lowest: judged.lowest, highest: judged.highest }] : []
  })
}

/** Each airport by itself, in the order in which they come; undefined if there are too few clicks. */
export function judgeAirports(airports: ClicksPerDay[]): (Judged | undefined)[] {
  const shared = sharedDispersion(airports)
  const judged = airports.map(({ perDay }) => (isLarge(perDay) ? [1, 2] : [7]) as Judged['days'][])
  const looks = judged.reduce((sum, { length }) => sum + length, 0)
  return airports.map(({ perDay }, index) =>
    judge(perDay, judged[index] ?? [], falseMornings.airports / looks, shared),
  )
}

function isLarge(perDay: number[]): boolean {
  return meanOf(perDay.slice(7)) >= minClicksPerDay
}

/** The first of these windows that is outside its spread, or else the shortest. */
function judge(perDay: number[], windows: Judged['days'][], chance: number, shared?: number) {
  const judged = windows.map((days) => judgeWindow(perDay, days, chance, shared))
  return judged.find((each) => each?.outside) ?? judged[0]
}

function judgeWindow(
  perDay: number[],
  days: Judged['days'],
  chance: number,
  shared?: number,
): Judged | undefined {
  const before = sumsBefore(perDay, days)
  const weeks = days === 7 ? before : sumsBefore(perDay, 7)
  const level = meanOf(before)
  const growth = growthOf(weeks)
  const usual = level * (1 + growth * middle)
  // An airport that has no clicks in the first of these weeks is too new to have a usual.
  if (level < minUsual || weeks.at(-1) === 0) return undefined

  const own = dispersionOf(before, growth)
  const dispersion = Math.max(
    minDispersion,
    shared ?? 0,
    shared === undefined ? own : (sharedWeight * shared + own) / (sharedWeight + 1),
  )
  const known = 1 + 1 / comparedWeeks + ((middle ** 2 / spreadOfWeeks) * level) / meanOf(weeks)
  const deviation = Math.sqrt(dispersion * known + forecastError ** 2 * usual)
  const reach = (quantile(chance / 2 / (days === 7 ? 4 : 1)) * deviation) / 2
  const lowest = Math.max(0, rooted(usual) - reach) ** 2 - offset
  const highest = (rooted(usual) + reach) ** 2 - offset
  const clicks = sumOf(perDay.slice(0, days))

  return {
    days,
    clicks,
    usual: Math.round(usual),
    lowest: Math.max(0, Math.ceil(lowest)),
    highest: Math.floor(highest),
    outside: clicks < lowest ? 'below' : clicks > highest ? 'above' : undefined,
  }
}

/** The root of a count spreads equally wide for small and large counts. */
const offset = 3 / 8
const rooted = (count: number) => Math.sqrt(count + offset)

/** The middle of the weeks 1 to 8, and the sum of their squared distances from it. */
const middle = (comparedWeeks + 1) / 2
const spreadOfWeeks = (comparedWeeks * (comparedWeeks ** 2 - 1)) / 12

/** The clicks of as many days, in each of the weeks before: the last week first. */
function sumsBefore(perDay: number[], days: number): number[] {
  return Array.from({ length: comparedWeeks }, (_, week) => {
    const start = 7 * (week + 1)
    return sumOf(perDay.slice(start, start + days))
  })
}

/** The trend: the part by which a week has more clicks than the week before it. */
function growthOf(weeks: number[]): number {
  const mean = meanOf(weeks)
  if (mean === 0) return 0
  const slope =
    weeks.reduce((sum, clicks, week) => sum + clicks * (middle - (week + 1)), 0) / spreadOfWeeks
  // A forecast is at least half, and at most one and a half of what the weeks had.
  const bound = 0.5 / middle
  return Math.min(bound, Math.max(-bound, slope / mean))
}

/** How many times wider than chance the counts spread around their trend. */
function dispersionOf(before: number[], growth: number): number {
  const level = meanOf(before)
  if (level === 0) return 1
  const squares = before.map((clicks, week) => {
    const expected = level * (1 + growth * (middle - (week + 1)))
    return (clicks - expected) ** 2 / expected
  })
  return sumOf(squares) / (comparedWeeks - 1)
}

/** The same for all airports together: eight counts of one say little about their spread. */
function sharedDispersion(airports: ClicksPerDay[]): number {
  const all = airports.map(({ perDay }) => {
    const weeks = sumsBefore(perDay, 7)
    return { level: meanOf(weeks), dispersion: dispersionOf(weeks, growthOf(weeks)) }
  })
  const judged = all.filter(({ level }) => level >= minUsual)
  // The middle one, so that one airport that jumps does not hide the others.
  const sorted = judged.map(({ dispersion }) => dispersion).toSorted((a, b) => a - b)
  return (sorted[sorted.length >> 1] ?? 1) * (7 / 6.35)
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: number[]) => (values.length === 0 ? 0 : sumOf(values) / values.length)

/**
 * How many standard deviations from the mean a normal value is with this chance (on one side), after
 * Abramowitz and Stegun 26.2.23: exact to 0.0005.
 */
function quantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance))
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) /
      (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  )
}
