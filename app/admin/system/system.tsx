import { useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useSystem } from '#app/admin/api/use-system.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { momentText } from '#domain/text/moment.ts'
import { OpenAlarms, PastAlarms } from './alarms.tsx'
import { FailureList } from './failure-list.tsx'
import { JobList } from './job-list.tsx'
import { RetentionList } from './retention-list.tsx'
import { SystemParts } from './system-parts.tsx'
import { SystemSummary } from './system-summary.tsx'
import { TrialTable } from './trial-table.tsx'

/** What runs, whether it is well, and what went wrong. */
export function System() {
  const query = useSystem()
  const queries = useQueryClient()
  const refresh = () => {
    query.refetch()
    queries.invalidateQueries({ queryKey: ['system', 'alarms'] })
    queries.invalidateQueries({ queryKey: ['failures'] })
  }

  return (
    <>
      <AdminHead title="Systeem" subtitle={subtitleOf(query.data?.readAt)}>
        <Button
          tone="secondary"
          busy={query.isFetching ? 'Verversen...' : undefined}
          onClick={refresh}
        >
          <RefreshCw aria-hidden />
          Ververs
        </Button>
      </AdminHead>
      <div className="grid gap-5">
        <QueryState query={query} what="gegevens van het systeem">
          {(report) => (
            <>
              <OpenAlarms isMailSetUp={report.mail.isSetUp} />
              <SystemSummary report={report} />
              <SystemParts report={report} />
              <JobList jobs={report.jobs} />
              {report.trial && <TrialTable trial={report.trial} />}
              <RetentionList {...report} />
            </>
          )}
        </QueryState>
        <FailureList />
        <PastAlarms />
      </div>
    </>
  )
}

/** The figures are those of that moment, until 'Ververs'. */
const subtitleOf = (readAt: string | undefined) =>
  readAt === undefined
    ? 'Wat er draait, en of het goed gaat.'
    : `Wat er draait, op ${momentText(readAt)}.`
