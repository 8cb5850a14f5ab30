import { useState } from 'react'
import { ChartLegend } from '#app/admin/chart/chart-legend.tsx'
import { type ChartPoint, LineChart } from '#app/admin/chart/line-chart.tsx'
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

/** A line per day: the clicks in the range that is usual, the others beside the same day of the period before. */
export function TrendPanel({ statistics, table }: TrendPanelProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('clicks')
  const { period, days, notes } = statistics
  const { points, drawn, hasRanges, isCompared } = chartOf(statistics, kind)
  const numbered = [...new Set(notes.map(({ day }) => day))].map((noted, at) => ({
    index: drawn.findIndex(({ day }) => day === noted),
    number: at + 1,
  }))
  const highest = Math.max(
    ...points.map(({ value, former = 0, range }) => Math.max(value, former, range?.highest ?? 0)),
  )
  const chosen = points.slice(-days.length)
  const total = chosen.reduce((sum, { value }) => sum + value, 0)
  const peak = chosen.reduce((best, point) => (point.value > best.value ? point : best), {
    name: '',
    value: 0,
  })
  const before = `${counted(days.length, 'dag', 'dagen')} ervoor`
  const heads = { name: 'Dag', value: kinds[kind], ...(isCompared ? { former: before } : {}) }
  const range = `${shortDay(period.from)} t/m ${shortDay(period.to)}`

  return (
    <div className="mb-5">
      <StatPanel
        table={{ ...table, title: `${kinds[kind]} per dag` }}
        period={period}
        empty=""
        chartLabel="Toon de grafiek"
        about={aboutOf(statistics, kind, hasRanges)}
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
          <ChartLegend
            value={drawn.length > days.length ? kinds[kind] : range}
            former={heads.former}
            range={hasRanges ? 'gewoon voor die weekdag' : undefined}
          />
        </div>
        <LineChart
          label={
            total === 0
              ? `${kinds[kind]}: geen, ${range}.`
              : `${kinds[kind]}: ${formatNumber(total)}, ${range}. De meeste op ${peak.name}: ${formatNumber(peak.value)}.${outsideText(chosen)}`
          }
          points={points}
          ticks={chartTicks(highest)}
          labelled={labelledPoints(points.length)}
          heads={heads}
          format={formatNumber}
          numbered={numbered}
          {...(drawn.length > days.length && {
            chosen: {
              from: drawn.length - days.length,
              label: days.length === 1 ? 'deze dag' : `deze ${days.length} dagen`,
            },
          })}
        />
        <DayNotes notes={notes} period={period} />
      </StatPanel>
    </div>
  )
}

function chartOf({ days, earlierDays, formerDays, usual }: Statistics, kind: keyof typeof kinds) {
  const drawn = [...earlierDays, ...days]
  const ranges = new Map(kind === 'clicks' ? usual.map((range) => [range.day, range]) : [])
  const hasRanges = ranges.size > 0
  // With its weeks before, or with a range, a second line would only be in the way.
  const isCompared = !hasRanges && earlierDays.length === 0
  const points = drawn.map((day, index): ChartPoint => {
    const range = ranges.get(day.day)
    return {
      label: shortDay(day.day),
      name: formatDay(day.day),
      value: day[kind],
      ...(range && { range }),
      ...(isCompared && { former: formerDays[index]?.[kind] ?? 0 }),
    }
  })
  return { points, drawn, hasRanges, isCompared }
}

/** ' Onder het gewone bereik: 2 dagen.' */
function outsideText(points: ChartPoint[]): string {
  const below = points.filter(({ value, range }) => range && value < range.lowest).length
  const above = points.filter(({ value, range }) => range && value > range.highest).length
  const days = (count: number) => counted(count, 'dag', 'dagen')
  return [
    below > 0 ? ` Onder het gewone bereik: ${days(below)}.` : '',
    above > 0 ? ` Erboven: ${days(above)}.` : '',
  ].join('')
}

function aboutOf({ period, usual }: Statistics, kind: keyof typeof kinds, hasRanges: boolean) {
  if (kind === 'visitors') {
    return 'Wie op twee dagen komt, telt twee keer: we herkennen niemand langer dan een dag.'
  }
  if (!hasRanges) return undefined
  const band =
    'Wat buiten de band ligt, is zelden toeval. De band komt van dezelfde weekdag in de acht weken ervoor.'
  const isOver = usual.at(-1)?.day === period.to
  return isOver ? band : `${band} Vandaag is nog niet voorbij en heeft er geen.`
}
