import { spacedMarks } from '#domain/statistics/chart-scale.ts'
import { ChartTable } from './chart-table.tsx'

export type ChartPoint = {
  /** Below the axis, where there is room. */
  label: string
  /** In the table. */
  name: string
  value: number
  /** The comparison value: the dashed line. */
  former?: number
  /** Between which values it is usual: the band. */
  range?: { lowest: number; highest: number }
}

type LineChartProps = {
  /** The conclusion, as the accessible name. */
  label: string
  points: ChartPoint[]
  /** The values of the grid lines, from zero to above the highest value. */
  ticks: readonly number[]
  /** The indexes of the points with a label below the axis. */
  labelled: number[]
  /** The column headers of the table. */
  heads: { name: string; value: string; former?: string }
  format?: (value: number) => string
  /** Of the grid lines, if they are written shorter. */
  formatTick?: (value: number) => string
  /** The index of the point with a dot, instead of the peak. */
  marked?: number
  /** The points with a number below, for what is said of them elsewhere. */
  numbered?: { index: number; number: number }[]
  /** On a ground of their own: the points from this one on. */
  chosen?: { from: number; label: string }
}

const tickLook = 'fill-chart-axis font-medium text-[12px] tabular-nums'

/**
 * A line chart that fills its container: only its paths stretch, not its text, dots and strokes.
 */
export function LineChart({
  label,
  points,
  ticks,
  labelled,
  heads,
  format = String,
  formatTick = format,
  marked,
  numbered = [],
  chosen,
}: LineChartProps) {
  const top = ticks.at(-1) ?? 1
  const part = (index: number) => (100 * index) / Math.max(1, points.length - 1)
  const across = (index: number) => `${part(index)}%`
  const down = (value: number) => `${100 - (100 * value) / top}%`

  return (
    <div>
      <figure aria-label={label} className="pt-6 pr-2 pb-6 pl-9">
        <svg
          role="presentation"
          className="block h-39 w-full overflow-visible md:h-(--chart-h,15.375rem)"
        >
          {chosen && (
            <>
              <rect
                x={across(chosen.from)}
                width={`${100 - part(chosen.from)}%`}
                height="100%"
                className="fill-signal/20"
              />
              <text x="100%" dy={-8} textAnchor="end" className={tickLook}>
                {chosen.label}
              </text>
            </>
          )}
          {ticks.map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={down(tick)} y2={down(tick)} className="stroke-chart-grid" />
              <text x={-8} y={down(tick)} dy={4} textAnchor="end" className={tickLook}>
                {formatTick(tick)}
              </text>
            </g>
          ))}
          {labelled.map((index) => (
            <text
              key={index}
              x={across(index)}
              y="100%"
              dy={20}
              textAnchor={anchor(index, points.length)}
              className={tickLook}
            >
              {points[index]?.label}
            </text>
          ))}
          <Lines points={points} top={top} />
          {spacedMarks(numbered, points.length).map(({ index, number, fitsPhone }) => (
            <g key={index} className={fitsPhone ? undefined : 'max-md:hidden'}>
              <line
                x1={across(index)}
                x2={across(index)}
                y2="100%"
                className="stroke-ink-muted [stroke-dasharray:2_4]"
              />
              <svg role="presentation" x={across(index)} y="100%" className="overflow-visible">
                <rect x={-9} y={-20} width={18} height={18} rx={4} className="fill-signal" />
                <text
                  y={-7}
                  textAnchor="middle"
                  className="fill-(--ink-900) font-bold text-[12px] tabular-nums"
                >
                  {number}
                </text>
              </svg>
            </g>
          ))}
          <Dots points={points} marked={marked} across={across} down={down} format={format} />
        </svg>
      </figure>
      <ChartTable points={points} heads={heads} format={format} />
    </div>
  )
}

type LinesProps = { points: ChartPoint[]; top: number }

function Lines({ points, top }: LinesProps) {
  const last = Math.max(1, points.length - 1)
  const line = (values: number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index} ${top - value}`).join('')
  const values = line(points.map(({ value }) => value))
  const isCompared = points.some(({ former }) => former !== undefined)
  const ranges = points.flatMap(({ range }, index) => (range ? [{ index, ...range }] : []))

  return (
    <svg
      role="presentation"
      width="100%"
      height="100%"
      viewBox={`0 0 ${last} ${top}`}
      preserveAspectRatio="none"
      className="overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      {ranges.length > 0 ? (
        <path d={band(ranges, top)} className="fill-chart-1/20" />
      ) : (
        <path d={`${values}L${last} ${top}L0 ${top}Z`} className="fill-chart-fill" />
      )}
      {isCompared && (
        <path
          d={line(points.map(({ former = 0 }) => former))}
          className="fill-none stroke-[1.5] stroke-ink-muted opacity-75 [stroke-dasharray:4_5]"
        />
      )}
      <path
        d={values}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="fill-none stroke-[2.5] stroke-chart-1"
      />
    </svg>
  )
}

type Range = { index: number; lowest: number; highest: number }

/** Along the highest values, and back along the lowest. */
function band(ranges: Range[], top: number): string {
  const upper = ranges.map(({ index, highest }) => `${index} ${top - highest}`)
  const lower = ranges.toReversed().map(({ index, lowest }) => `${index} ${top - lowest}`)
  return `M${[...upper, ...lower].join('L')}Z`
}

type DotsProps = {
  points: ChartPoint[]
  marked: number | undefined
  across: (index: number) => string
  down: (value: number) => string
  format: (value: number) => string
}

/** A labelled dot at the marked point; else one at the last point, and a labelled one at the peak. */
function Dots({ points, marked, across, down, format }: DotsProps) {
  const last = points.length - 1
  const top = Math.max(...points.map(({ value }) => value))
  const peak = marked ?? points.findLastIndex(({ value }) => value === top)
  const highest = points[peak]?.value ?? 0
  if (highest <= 0) return null

  return (
    <>
      {marked === undefined && peak !== last && (
        <circle
          cx={across(last)}
          cy={down(points[last]?.value ?? 0)}
          r={5}
          className="fill-chart-1 stroke-[2.5] stroke-card"
        />
      )}
      <circle
        cx={across(peak)}
        cy={down(highest)}
        r={5}
        className="fill-signal stroke-(--ink-900) stroke-[1.5]"
      />
      <text
        x={across(peak)}
        y={down(highest)}
        dy={-11}
        textAnchor={anchor(peak, points.length)}
        className="fill-ink font-bold text-[13px] tabular-nums"
      >
        {format(highest)}
      </text>
    </>
  )
}

/** Keeps the text of the first and the last point within the chart. */
function anchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
