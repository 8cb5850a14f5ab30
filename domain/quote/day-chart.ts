import type { DayPrice } from './day-prices.ts'

export type DayChart = {
  /** From the bottom, in euros: nothing, the middle and the top. */
  ticks: number[]
  bars: { days: number; total: number; height: number }[]
  /** The days that stand below the bars. */
  labels: number[]
}

const steps = [5, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750]

/** Bars as parts of the height, from 0 to 1. */
export function dayChart(rows: DayPrice[], marked: number | undefined): DayChart {
  const priced = rows.flatMap(({ days, total }) => (total === null ? [] : [{ days, total }]))
  const dearest = Math.max(1, ...priced.map(({ total }) => total)) / 100
  const step = steps.find((each) => 2 * each >= dearest) ?? Math.ceil(dearest / 1000) * 500
  const last = priced.at(-1)?.days ?? 0

  return {
    ticks: [0, step, 2 * step],
    bars: priced.map(({ days, total }) => ({ days, total, height: total / 100 / (2 * step) })),
    labels: priced
      .map(({ days }) => days)
      .filter((days) => days === marked || isLabel(days, last, marked)),
  }
}

/** Every third day, but none beside the reader's own. */
function isLabel(days: number, last: number, marked: number | undefined): boolean {
  const isNearMarked = marked !== undefined && Math.abs(days - marked) === 1
  return !isNearMarked && (days === 1 || days === last || days % 3 === 0)
}
