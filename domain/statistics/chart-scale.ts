const roundSteps = [1, 2, 2.5, 4, 5, 10]

/** Three grid lines at round numbers, the last at or above all values: for 66 at 0, 40 and 80. */
export function chartTicks(highest: number): [number, number, number] {
  const half = Math.max(1, highest / 2)
  const magnitude = 10 ** Math.floor(Math.log10(half))
  const step =
    roundSteps
      .map((round) => round * magnitude)
      .find((candidate) => candidate >= half && Number.isInteger(candidate)) ?? Math.ceil(half)

  return [0, step, 2 * step]
}

/** The points that get a label: evenly spread, including both ends. */
export function labelledPoints(count: number, maxLabels = 4): number[] {
  const labels = Math.min(count, maxLabels)
  if (labels < 2) return count === 1 ? [0] : []
  return Array.from({ length: labels }, (_, label) =>
    Math.floor((label * (count - 1)) / (labels - 1)),
  )
}
