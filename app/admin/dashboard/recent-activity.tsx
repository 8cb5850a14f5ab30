import { Panel } from '#app/admin/ui/panel.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { ClickRows } from './click-rows.tsx'
import { ContactRows } from './contact-rows.tsx'

export function RecentActivity({ summary }: { summary: DashboardSummary }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel title="Recente contact aanvragen">
        <ContactRows label="Recente contact aanvragen" requests={summary.latestContacts} />
      </Panel>
      <Panel title="Recente affiliate clicks">
        <ClickRows label="Recente affiliate clicks" clicks={summary.latestClicks} />
      </Panel>
    </div>
  )
}
