import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useExport } from '#app/admin/list/use-export.ts'
import { FoldedTable } from '#app/admin/ui/folded-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Period } from '#domain/statistics/period.ts'
import { csvName, type StatTable, tableCsv } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'

type StatPanelProps = {
  table: StatTable
  period: Period
  /** Beside the title: the unit. */
  note?: ReactNode
  /** Shown instead of the chart when there is no data. */
  empty: string
  /** The chart comes with a table of its own. */
  isOwnTable?: boolean
  /** An explanation of the numbers. */
  about?: string
  /** The chart. */
  children: ReactNode
}

/** A chart in a panel, with its numbers as a table and as CSV. */
export function StatPanel(props: StatPanelProps) {
  const { table, period, note, empty, isOwnTable, about, children } = props
  const hasRows = table.rows.length > 0
  const { isBusy, save } = useExport()

  const file = () => ({
    name: csvName(table.title, period),
    content: tableCsv(table),
    subject: 'statistics' as const,
  })

  return (
    <Panel
      title={table.title}
      note={<span className="text-ink-muted text-sm">{note}</span>}
      foot={
        hasRows && (
          <Button
            tone="link"
            size="sm"
            busy={isBusy ? 'Exporteren...' : undefined}
            onClick={() => save(file)}
          >
            <Download aria-hidden />
            Download CSV
            <span className="sr-only">: {table.title}</span>
          </Button>
        )
      }
    >
      <div className={`p-5 max-md:p-4 ${hasRows && !isOwnTable ? 'pb-2!' : ''}`}>
        {hasRows ? children : <p className="text-ink-muted">{empty}</p>}
        {hasRows && about && <p className="mt-4 text-ink-muted text-sm">{about}</p>}
        {hasRows && !isOwnTable && (
          <FoldedTable
            label={table.title}
            heads={table.heads}
            rows={table.rows}
            format={formatNumber}
          />
        )}
      </div>
    </Panel>
  )
}
