import { useDashboard } from '#app/admin/api/use-dashboard.ts'
import { Tabs } from '#app/admin/ui/tabs.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { DashboardFailed } from './dashboard-failed.tsx'
import { Overview } from './overview.tsx'
import { RecentActivity } from './recent-activity.tsx'
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
