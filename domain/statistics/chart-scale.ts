const roundSteps = [1, 2, 2.5, 4, 5, 10]

/** Three lines at round numbers, the last above all values: 66 at most has them at 0, 40 and 80. */
export function chartTicks(highest: number): [number, number, number] {
  const half = Math.max(1, highest / 2)
  const magnitude = 10 ** Math.floor(Math.log10(half))
  const step =
    roundSteps
      .map((round) => round * magnitude)
      .find((candidate) => candidate >= half && Number.isInteger(candidate)) ?? Math.ceil(half)

  return [0, step, 2 * step]
}

/** Which of `count` points are named under the line: spread out evenly, both ends included. */
export function labelledPoints(count: number, most = 4): number[] {
  const labels = Math.min(count, most)
  if (labels < 2) return count === 1 ? [0] : []
  return Array.from({ length: labels }, (_, label) =>
    Math.floor((label * (count - 1)) / (labels - 1)),
  )
}
