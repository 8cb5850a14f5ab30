import { href, Link } from 'react-router'
import { Panel } from '#app/admin/ui/panel.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { clickTrend } from '#domain/statistics/click-trend.ts'
import { formatNumber } from '#domain/text/number.ts'
import { ClickChart } from './click-chart.tsx'
import { ClickRows } from './click-rows.tsx'

export function Statistics({ summary }: { summary: DashboardSummary }) {
  const { totalAffiliateClicks, latestClicks, clicksPerDay } = summary
  const trend = clickTrend(clicksPerDay)
  const today = trend.days.at(-1)

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Panel title="Affiliate clicks">
        <div className="p-5">
          <p className="font-extrabold font-heading text-[3.25rem]/none tracking-[-0.035em]">
            {formatNumber(totalAffiliateClicks)}
          </p>
          {today ? (
            <ClickChart trend={trend} />
          ) : (
            <p className="mt-2 text-ink-muted text-sm">
              Zo vaak volgden bezoekers in totaal een link naar een aanbieder.
            </p>
          )}
        </div>
      </Panel>
      <Panel
        title="Laatste clicks"
        foot={
          <>
            <span>{today && `Vandaag ${formatNumber(today.clicks)}`}</span>
            <Link to={href('/admin/analytics')} className={arrowLinkLook()}>
              <ArrowLabel>Naar statistieken</ArrowLabel>
            </Link>
          </>
        }
      >
        <ClickRows label="Laatste clicks" clicks={latestClicks} />
      </Panel>
    </div>
  )
}
