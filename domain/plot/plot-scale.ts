import { type ListedParking, shownEuros } from '#domain/parking/listed-parking.ts'

/** The range and grid lines of the axes. */
export type PlotScale = {
  minutes: number
  minuteTicks: number[]
  euros: number
  euroTicks: number[]
}

const roundSteps = [
  1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 250, 500,
]

/** Ends where the parkings end: at most four steps of minutes, and three lines of euros. */
export function plotScale(
  parkings: Pick<ListedParking, 'distance' | 'pricePerDay' | 'quote'>[],
): PlotScale {
  const farthest = Math.max(1, ...parkings.map(({ distance }) => distance))
  const dearest = Math.max(1, ...parkings.map((parking) => shownEuros(parking) ?? 0))
  const minuteStep = roundSteps.find((step) => 4 * step >= farthest) ?? Math.ceil(farthest / 4)
  const minuteSteps = Math.ceil(farthest / minuteStep)
  const euroStep =
    roundSteps.find((step) => 2.5 * step >= dearest) ?? Math.ceil(dearest / 2500) * 1000

  return {
    minutes: minuteSteps * minuteStep,
    minuteTicks: Array.from({ length: minuteSteps + 1 }, (_, step) => step * minuteStep),
    euros: Math.max(2 * euroStep, dearest),
    euroTicks: [0, euroStep, 2 * euroStep],
  }
}
