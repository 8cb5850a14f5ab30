import { useState } from 'react'
import { ChartLegend } from '#app/admin/chart/chart-legend.tsx'
import { LineChart } from '#app/admin/chart/line-chart.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { chartTicks, labelledPoints } from '#domain/statistics/chart-scale.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import type { StatTable } from '#domain/statistics/statistics-tables.ts'
import { formatDay, shortDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { DayNotes } from './day-notes.tsx'
import { StatPanel } from './stat-panel.tsx'

const kinds = {
  clicks: 'Affiliate clicks',
  visitors: 'Bezoekers',
  views: 'Paginaweergaven',
} as const

type TrendPanelProps = { statistics: Statistics; table: StatTable }

/** A line per day, compared with the same day of the period before. */
export function TrendPanel({ statistics, table }: TrendPanelProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('clicks')
  const { period, days, formerDays, notes } = statistics
  const points = days.map((day, index) => ({
    label: shortDay(day.day),
    name: formatDay(day.day),
    value: day[kind],
    former: formerDays[index]?.[kind] ?? 0,
  }))
  const numbered = [...new Set(notes.map(({ day }) => day))].map((noted, at) => ({
    index: days.findIndex(({ day }) => day === noted),
    number: at + 1,
  }))
  const highest = Math.max(...points.map(({ value, former }) => Math.max(value, former)))
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const peak = points.reduce((best, point) => (point.value > best.value ? point : best), {
    name: '',
    value: 0,
  })
  const heads = {
    name: 'Dag',
    value: kinds[kind],
    former: `${counted(days.length, 'dag', 'dagen')} ervoor`,
  }
  const range = `${shortDay(period.from)} t/m ${shortDay(period.to)}`

  return (
    <div className="mb-5">
      <StatPanel
        table={{ ...table, title: `${kinds[kind]} per dag` }}
        period={period}
        empty=""
        chartLabel="Toon de grafiek"
        about={
          kind === 'visitors'
            ? 'Wie op twee dagen komt, telt twee keer: we herkennen niemand langer dan een dag.'
            : undefined
        }
      >
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in here. */}
          <div
            role="group"
            aria-label="Wat de lijn toont"
            className="flex flex-wrap gap-2 lg:pointer-fine:[--chip-h:2.25rem]"
          >
            {keysOf(kinds).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === kind}
                className={chipLook(name === kind)}
                onClick={() => setKind(name)}
              >
                {kinds[name]}
              </button>
            ))}
          </div>
          <ChartLegend value={range} former={heads.former} />
        </div>
        <LineChart
          label={
            total === 0
              ? `${kinds[kind]}: geen, ${range}.`
              : `${kinds[kind]}: ${formatNumber(total)}, ${range}. De meeste op ${peak.name}: ${formatNumber(peak.value)}.`
          }
          points={points}
          ticks={chartTicks(highest)}
          labelled={labelledPoints(points.length)}
          heads={heads}
          format={formatNumber}
          numbered={numbered}
        />
        <DayNotes notes={notes} period={period} />
      </StatPanel>
    </div>
  )
}
