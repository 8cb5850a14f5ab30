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

/**
 * Makes room for all parkings: four steps of minutes (up to 20, the range of the filter, or more)
 * and three lines of euros.
 */
export function plotScale(
  parkings: Pick<ListedParking, 'distance' | 'pricePerDay' | 'quote'>[],
): PlotScale {
  const farthest = Math.max(20, ...parkings.map(({ distance }) => distance))
  const dearest = Math.max(1, ...parkings.map((parking) => shownEuros(parking) ?? 0))
  const minuteStep = 5 * Math.ceil(farthest / 20)
  const euroStep =
    roundSteps.find((step) => 2.5 * step >= dearest) ?? Math.ceil(dearest / 2500) * 1000

  return {
    minutes: 4 * minuteStep,
    minuteTicks: [0, 1, 2, 3, 4].map((step) => step * minuteStep),
    euros: 2.5 * euroStep,
    euroTicks: [0, euroStep, 2 * euroStep],
  }
}
