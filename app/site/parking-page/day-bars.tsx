import { useMemo } from 'react'
import { dayChart } from '#domain/quote/day-chart.ts'
import type { DayPrice } from '#domain/quote/day-prices.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

type DayBarsProps = { rows: DayPrice[]; marked: number | undefined }

const tickLook = 'fill-chart-axis font-medium text-[12px] tabular-nums'
const [top, bottom] = [26, 190]

/** Days against their total. It fills its container's width without scaling its text. */
export function DayBars({ rows, marked }: DayBarsProps) {
  const { ticks, bars, labels } = useMemo(() => dayChart(rows, marked), [rows, marked])
  if (bars.length === 0) return null

  const upward = (part: number) => bottom - part * (bottom - top)
  const slot = 100 / bars.length
  const middle = (index: number) => `${(index + 0.5) * slot}%`
  const highest = ticks.at(-1) ?? 1

  return (
    <figure aria-label={summary(bars, marked)} className="pr-2 pl-11 print:break-inside-avoid">
      <svg role="presentation" width="100%" height={bottom + 40} className="overflow-visible">
        {ticks.map((euros) => (
          <g key={euros}>
            <line
              x2="100%"
              y1={upward(euros / highest)}
              y2={upward(euros / highest)}
              className="stroke-chart-grid"
            />
            <text
              x={-8}
              y={upward(euros / highest) + 4}
              textAnchor="end"
              className={tickLook}
            >{`€${euros}`}</text>
          </g>
        ))}
        {bars.map(({ days, height }, index) => (
          <rect
            key={days}
            x={`${(index + 0.14) * slot}%`}
            y={upward(height)}
            width={`${0.72 * slot}%`}
            height={height * (bottom - top)}
            rx={2}
            className={days === marked ? 'fill-chart-1' : 'fill-chart-1 opacity-34'}
          />
        ))}
        {bars.map(({ days, total, height }, index) =>
          days === marked ? (
            <g key={days}>
              <circle
                cx={middle(index)}
                cy={upward(height)}
                r={5}
                strokeWidth={1.5}
                className="fill-signal stroke-(--ink-900)"
              />
              <text
                x={middle(index)}
                y={upward(height) - 12}
                textAnchor={index < 2 ? 'start' : index > bars.length - 3 ? 'end' : 'middle'}
                strokeWidth={4}
                className="fill-ink stroke-page font-bold text-[13px] tabular-nums [paint-order:stroke]"
              >
                {formatEuro(total / 100)}
              </text>
            </g>
          ) : null,
        )}
        {bars.map(({ days }, index) =>
          labels.includes(days) ? (
            <text
              key={days}
              x={middle(index)}
              y={bottom + 18}
              textAnchor="middle"
              className={days === marked ? 'fill-ink font-bold text-[12px] tabular-nums' : tickLook}
            >
              {days}
            </text>
          ) : null,
        )}
        <text y={bottom + 36} className={tickLook}>
          Dagen
        </text>
      </svg>
    </figure>
  )
}

/** 'Wat 1 tot 21 dagen kosten: €24,00 voor 1 dag, €68,00 voor 8 dagen, €143,00 voor 21 dagen'. */
function summary(bars: { days: number; total: number }[], marked: number | undefined): string {
  const told = bars.filter(
    ({ days }, index) => index === 0 || days === marked || index === bars.length - 1,
  )
  const amounts = told.map(({ days, total }) => `${formatEuro(total / 100)} voor ${dayCount(days)}`)
  return `Wat ${bars[0]?.days} tot ${dayCount(bars.at(-1)?.days ?? 0)} kosten: ${amounts.join(', ')}`
}
