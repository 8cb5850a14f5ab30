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

/** So many marks stand beside each other without overlap: in a wide chart, and on a phone. */
const roomFor = { wide: 28, phone: 16 }

type Mark = { index: number; number: number }

/** The marks that have room, the latest before the earlier ones, and whether they have it on a phone too. */
export function spacedMarks(marks: Mark[], points: number): (Mark & { fitsPhone: boolean })[] {
  const last = { wide: Number.POSITIVE_INFINITY, phone: Number.POSITIVE_INFINITY }
  const fits = (kind: keyof typeof roomFor, index: number) =>
    last[kind] - index >= points / roomFor[kind]
  return marks
    .toSorted((a, b) => b.index - a.index)
    .flatMap((mark) => {
      if (mark.index < 0 || !fits('wide', mark.index)) return []
      last.wide = mark.index
      const fitsPhone = fits('phone', mark.index)
      if (fitsPhone) last.phone = mark.index
      return [{ ...mark, fitsPhone }]
    })
    .toReversed()
}
