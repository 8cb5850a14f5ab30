import { basketTicks } from '#domain/basket/basket-scale.ts'
import type { BasketPoint } from '#domain/basket/basket-view.ts'
import { measuredPoints } from '#domain/basket/measured-points.ts'
import { labelledPoints } from '#domain/statistics/chart-scale.ts'
import { formatEuro } from '#domain/text/money.ts'
import { shortMonth } from '#domain/text/month.ts'

type Amount = 'lowest' | 'middle'

const tickLook = 'fill-chart-axis font-medium text-[12px] tabular-nums'

/** On a phone there is room for half of them. */
const maxLabels = { narrow: 6, wide: 12 }

type BasketChartProps = { label: string; points: BasketPoint[] }

/** Both totals per month. Only the lines stretch to the width, not the text and the dots. */
export function BasketChart({ label, points }: BasketChartProps) {
  const known = measuredPoints(points)
  const ticks = basketTicks(known.map(({ amounts }) => Math.max(amounts.lowest, amounts.middle)))
  const top = ticks.at(-1) ?? 1
  const down = (cents: number) => `${100 - (100 * cents) / top}%`
  const last = points.length - 1

  return (
    <figure aria-label={label} className="mt-4 pt-4 pr-17 pb-7 pl-11">
      <svg role="presentation" className="block h-46 w-full overflow-visible md:h-59">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={down(tick)} y2={down(tick)} className="stroke-chart-grid" />
            <text x={-8} y={down(tick)} dy={4} textAnchor="end" className={tickLook}>
              €{tick / 100}
            </text>
          </g>
        ))}
        <MonthLabels points={points} most={maxLabels.narrow} look="md:hidden" />
        <MonthLabels points={points} most={maxLabels.wide} look="max-md:hidden" />
        <svg
          role="presentation"
          width="100%"
          height="100%"
          viewBox={`0 0 ${Math.max(1, last)} ${top}`}
          preserveAspectRatio="none"
          className="overflow-visible *:[vector-effect:non-scaling-stroke]"
        >
          <path
            d={path(points, 'middle', top)}
            className="fill-none stroke-[1.5] stroke-ink-muted opacity-75 [stroke-dasharray:4_5]"
          />
          <path
            d={path(points, 'lowest', top)}
            strokeLinejoin="round"
            strokeLinecap="round"
            className="fill-none stroke-[2.5] stroke-chart-1"
          />
        </svg>
        <LastAmounts points={points} top={top} />
      </svg>
    </figure>
  )
}

type MonthLabelsProps = { points: BasketPoint[]; most: number; look: string }

function MonthLabels({ points, most, look }: MonthLabelsProps) {
  const last = points.length - 1

  return labelledPoints(points.length, most).map((at) => (
    <text
      key={at}
      x={`${(100 * at) / Math.max(1, last)}%`}
      y="100%"
      dy={20}
      textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
      className={`${tickLook} ${look}`}
    >
      {shortMonth(points[at]?.month ?? '')}
    </text>
  ))
}

/** The room that two amounts need below each other, as a share of the height. */
const clearance = 0.09

/** A dot and the amount at the end of each line. */
function LastAmounts({ points, top }: { points: BasketPoint[]; top: number }) {
  const amounts = measuredPoints(points).at(-1)?.amounts
  if (!amounts) return null
  const { lowest, middle } = amounts
  const lowestAt = 100 - (100 * lowest) / top
  const isClose = (middle - lowest) / top < clearance

  return (
    <>
      {middle > lowest && (
        <circle
          cx="100%"
          cy={`${100 - (100 * middle) / top}%`}
          r={4}
          className="fill-ink-muted stroke-[2.5] stroke-card"
        />
      )}
      {middle > lowest && (
        <text
          x="100%"
          y={`${100 - (100 * middle) / top}%`}
          dx={10}
          dy={isClose ? -4 : 4}
          className="fill-ink font-bold text-[13px] tabular-nums"
        >
          {formatEuro(middle / 100)}
        </text>
      )}
      <circle
        cx="100%"
        cy={`${lowestAt}%`}
        r={5}
        className="fill-signal stroke-(--ink-900) stroke-[1.5]"
      />
      <text
        x="100%"
        y={`${lowestAt}%`}
        dx={10}
        dy={isClose ? 13 : 4}
        className="fill-ink font-bold text-[13px] tabular-nums"
      >
        {formatEuro(lowest / 100)}
      </text>
    </>
  )
}

/** A line through the months that were measured, over the others. */
function path(points: BasketPoint[], amount: Amount, top: number): string {
  let drawn = ''
  points.forEach(({ amounts }, at) => {
    if (amounts) drawn += `${drawn === '' ? 'M' : 'L'}${at} ${top - amounts[amount]}`
  })
  return drawn
}
