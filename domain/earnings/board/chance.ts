/** What is told is less likely than this by chance, in all that was compared together. */
const mostChance = 0.05

/** Whether a chance is small enough to tell, for one of so many that were compared. */
export const isTold = (chance: number, compared: number): boolean => chance * compared < mostChance

type Counts = { clicks: number; bookings: number }

/**
 * How likely it is that none of the bookings fell to these clicks, if these brought as many as the others: each booking
 * falls to any of the clicks alike.
 */
export function chanceOfNone(clicks: number, others: Counts): number {
  const all = clicks + others.clicks
  return clicks === 0 || others.clicks === 0
    ? 1
    : Math.exp(others.bookings * Math.log1p(-clicks / all))
}

/** How likely at least so many of a number are, at a usual part of them: the upper tail of the binomial distribution. */
export function chanceOfAtLeast(count: number, of: number, usual: number): number {
  if (count <= 0) return 1
  if (count > of || usual <= 0) return 0
  if (usual >= 1) return 1
  let term = logChoose(of, count) + count * Math.log(usual) + (of - count) * Math.log1p(-usual)
  let sum = 0
  for (let each = count; each <= of; each++) {
    sum += Math.exp(term)
    term += Math.log((of - each) / (each + 1)) + Math.log(usual / (1 - usual))
  }
  return Math.min(1, sum)
}

function logChoose(of: number, count: number): number {
  let sum = 0
  for (let each = 1; each <= count; each++) sum += Math.log((of - count + each) / each)
  return sum
}

/** 'toeval: 1 op 200', 'toeval: minder dan 1 op 10.000' */
export function chanceText(chance: number): string {
  if (chance < 1 / 10_000) return 'toeval: minder dan 1 op 10.000'
  const odds = 1 / chance
  const round = 10 ** Math.floor(Math.log10(odds))
  const said = Math.round(odds / round) * round
  return `toeval: 1 op ${said.toLocaleString('nl-NL')}`
}
