import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'

type PerDay = DashboardSummary['clicksPerDay']

/** The days of a period, paired with those of the previous one. */
export type ClickTrend = {
  /** The oldest first. `former` is the same day of the previous period. */
  days: { day: string; clicks: number; former: number }[]
  total: number
  formerTotal: number
}

export const trendDays = 30

export function clickTrend(perDay: PerDay): ClickTrend {
  const days = perDay.slice(-trendDays).map(({ day, clicks }, index, { length }) => ({
    day,
    clicks,
    former: perDay[perDay.length - length - trendDays + index]?.clicks ?? 0,
  }))

  return {
    days,
    total: sum(days.map(({ clicks }) => clicks)),
    formerTotal: sum(days.map(({ former }) => former)),
  }
}

type Change = { direction: 'up' | 'down' | 'same'; text: string }

/** '32% meer', '8% minder'. Undefined if the previous period has no clicks. */
export function trendChange({ total, formerTotal }: ClickTrend): Change | undefined {
  if (formerTotal === 0) return undefined
  const percent = Math.round((100 * (total - formerTotal)) / formerTotal)
  if (percent === 0) return { direction: 'same', text: 'ongeveer evenveel' }
  if (percent > 0) return { direction: 'up', text: `${formatNumber(percent)}% meer` }
  return { direction: 'down', text: `${formatNumber(-percent)}% minder` }
}

/** A text alternative for the chart. */
export function trendSummary(trend: ClickTrend): string {
  const { days, total } = trend
  if (total === 0) return `Geen clicks in de afgelopen ${trendDays} dagen.`

  const change = trendChange(trend)
  const than = change?.direction === 'same' ? 'als' : 'dan'
  const compared = change ? `, ${change.text} ${than} in de ${trendDays} dagen ervoor` : ''
  const peak = days.reduce((best, day) => (day.clicks > best.clicks ? day : best))
  const clicks = total === 1 ? 'click' : 'clicks'

  return `${formatNumber(total)} ${clicks} in de afgelopen ${trendDays} dagen${compared}. De meeste op ${formatDay(peak.day)}: ${formatNumber(peak.clicks)}.`
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
