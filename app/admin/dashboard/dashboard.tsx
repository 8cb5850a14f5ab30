import RefreshCw from 'lucide-react/icons/refresh-cw'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useDashboard } from '#app/admin/api/use-dashboard.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Tabs } from '#app/admin/ui/tabs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { kinds } from '#domain/kinds.ts'
import { ClickRows } from './click-rows.tsx'
import { ContactRows } from './contact-rows.tsx'
import { Overview } from './overview.tsx'
import { Statistics } from './statistics.tsx'

/** The dashboard with its loading and error states. */
export function Dashboard() {
  const { data, isFetching, refetch } = useDashboard()

  if (data) return <DashboardTabs summary={data} />
  if (isFetching) {
    return (
      <div className="rounded-lg bg-card p-5 shadow-hairline">
        <Spinner label="Dashboard data wordt geladen..." />
      </div>
    )
  }
  return <DashboardFailed onRetry={refetch} />
}

function DashboardTabs({ summary }: { summary: DashboardSummary }) {
  return (
    <Tabs
      label="Dashboard"
      tabs={[
        { value: 'overview', label: 'Overzicht', content: <Overview summary={summary} /> },
        { value: 'statistics', label: 'Statistieken', content: <Statistics summary={summary} /> },
        {
          value: 'activity',
          label: 'Recente activiteit',
          content: <RecentActivity summary={summary} />,
        },
      ]}
    />
  )
}

function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title="Fout!"
      action={
        <Link
          to={href('/admin')}
          className={buttonLook({ tone: 'secondary' })}
          onClick={() => onRetry()}
        >
          <RefreshCw aria-hidden />
          Probeer opnieuw
        </Link>
      }
    >
      <p>
        Er is een fout opgetreden bij het laden van de dashboard gegevens. Controleer je netwerk of
        probeer het later nog eens.
      </p>
    </Notice>
  )
}

function RecentActivity({ summary }: { summary: DashboardSummary }) {
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
