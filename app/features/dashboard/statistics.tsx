import { href, Link } from 'react-router'
import { Panel } from '#app/admin/panel.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import type { DashboardSummary } from '#domain/dashboard.ts'
import { formatNumber } from '#domain/number.ts'
import { ClickRows } from './click-rows.tsx'

export function Statistics({ summary }: { summary: DashboardSummary }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Panel title="Affiliate clicks">
        <div className="p-5">
          <p className="font-extrabold font-heading text-[3.25rem]/none tracking-[-0.035em]">
            {formatNumber(summary.totalAffiliateClicks)}
          </p>
          <p className="mt-2 text-ink-muted text-sm">
            Zo vaak volgden bezoekers in totaal een link naar een aanbieder.
          </p>
        </div>
      </Panel>
      <Panel
        title="Laatste clicks"
        foot={
          <>
            <span>{summary.latestClicks.length > 0 && 'Nieuwste bovenaan'}</span>
            <Link to={href('/admin/analytics')} className={arrowLinkLook()}>
              <ArrowLabel>Naar statistieken</ArrowLabel>
            </Link>
          </>
        }
      >
        <ClickRows label="Laatste clicks" clicks={summary.latestClicks} />
      </Panel>
    </div>
  )
}
