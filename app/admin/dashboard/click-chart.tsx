import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { ChartLegend } from '#app/admin/chart/chart-legend.tsx'
import { LineChart } from '#app/admin/chart/line-chart.tsx'
import { chartTicks, labelledPoints } from '#domain/statistics/chart-scale.ts'
import {
  type ClickTrend,
  trendChange,
  trendDays,
  trendSummary,
} from '#domain/statistics/click-trend.ts'
import { formatDay, shortDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'

const heads = {
  name: 'Dag',
  value: `Afgelopen ${trendDays} dagen`,
  former: `${trendDays} dagen ervoor`,
}

const directions = { up: TrendingUp, down: TrendingDown, same: Minus }

/** The recent trend: one sentence, and a line per day. */
export function ClickChart({ trend }: { trend: ClickTrend }) {
  const { days, total } = trend
  const change = trendChange(trend)
  const Direction = directions[change?.direction ?? 'same']
  const highest = Math.max(...days.map(({ clicks, former }) => Math.max(clicks, former)))

  return (
    <>
      <div className="mt-2 mb-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-sm">
        <p className="text-ink-muted">
          {formatNumber(total)} in de afgelopen {trendDays} dagen
          {change && (
            <>
              ,{' '}
              <strong className="whitespace-nowrap font-semibold text-ink">
                <Direction size={16} className="mr-1 inline-block align-[-0.15em]" aria-hidden />
                {change.text}
              </strong>
            </>
          )}
        </p>
        <ChartLegend value={heads.value} former={heads.former} />
      </div>
      <div className="[--chart-h:13.625rem]">
        <LineChart
          label={trendSummary(trend)}
          points={days.map(({ day, clicks, former }) => ({
            label: shortDay(day),
            name: formatDay(day),
            value: clicks,
            former,
          }))}
          ticks={chartTicks(highest)}
          labelled={labelledPoints(days.length)}
          heads={heads}
          format={formatNumber}
        />
      </div>
    </>
  )
}
