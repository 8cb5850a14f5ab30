import type { BasketAmounts, BasketPoint } from './basket-view.ts'

export type MeasuredPoint = { month: string; amounts: BasketAmounts }

/** The months with a price. */
export function measuredPoints(points: BasketPoint[]): MeasuredPoint[] {
  return points.flatMap(({ month, amounts }) => (amounts ? [{ month, amounts }] : []))
}
