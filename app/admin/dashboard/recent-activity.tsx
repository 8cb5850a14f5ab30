import { useMay } from '#app/admin/api/role.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { kinds } from '#domain/kinds.ts'
import { ClickRows } from './click-rows.tsx'
import { ContactRows } from './contact-rows.tsx'

export function RecentActivity({ summary }: { summary: DashboardSummary }) {
  const seesContacts = useMay(kinds.contact.seenBy)

  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {seesContacts && (
        <Panel title="Recente contact aanvragen">
          <ContactRows label="Recente contact aanvragen" requests={summary.latestContacts} />
        </Panel>
      )}
      <Panel title="Recente affiliate clicks">
        <ClickRows label="Recente affiliate clicks" clicks={summary.latestClicks} />
      </Panel>
    </div>
  )
}
