import ChartBar from 'lucide-react/icons/chart-no-axes-column'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Rows from 'lucide-react/icons/rows-3'
import TableIcon from 'lucide-react/icons/table-2'
import { type ReactNode, useState } from 'react'
import { useExport } from '#app/admin/list/use-export.ts'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Period } from '#domain/statistics/period.ts'
import { csvName, type StatTable, tableCsv } from '#domain/statistics/statistics-tables.ts'
import { AllRows } from './all-rows.tsx'

type View = 'differences' | 'chart' | 'rows'

type StatPanelProps = {
  table: StatTable
  period: Period
  /** Beside the title: the unit. */
  note?: ReactNode
  /** Shown instead of the chart when there is no data. */
  empty: string
  /** An explanation of the numbers. */
  about?: string
  /** What changed most: shown first, if there is one. */
  differences?: ReactNode
  /** What shows the chart again, if it has no bars. */
  chartLabel?: string
  /** The chart. Without one, the differences are all there is. */
  children?: ReactNode
}

/** The numbers of a block: what changed, as a chart, as rows, and as CSV. */
export function StatPanel(props: StatPanelProps) {
  const { table, period, note, empty, about, differences, children } = props
  const { chartLabel = 'Toon als balken' } = props
  const hasRows = table.rows.length > 0
  const contents = { differences, chart: children, rows: <AllRows table={table} /> }
  const offered = (['differences', 'chart', 'rows'] as const).filter((view) => contents[view])
  const [view, setView] = useState<View>(offered[0] ?? 'rows')
  const { save } = useExport()
  const views: Record<View, Pick<MenuItem, 'label' | 'icon'>> = {
    differences: { label: 'Toon het verschil', icon: TableIcon },
    chart: { label: chartLabel, icon: ChartBar },
    rows: { label: 'Alle rijen', icon: Rows },
  }

  const file = () => ({
    name: csvName(table.title, period),
    content: tableCsv(table),
    subject: 'statistics' as const,
  })
  const items: MenuItem[] = [
    { label: 'Download CSV', icon: Download, onSelect: () => save(file) },
    ...offered
      .filter((other) => other !== view)
      .map((other) => ({ ...views[other], onSelect: () => setView(other) })),
  ]

  return (
    <Panel
      title={table.title}
      note={
        <span className="flex items-center gap-2">
          <span className="text-ink-muted text-sm">{note}</span>
          {hasRows && (
            <Menu items={items}>
              <IconButton icon={Ellipsis} label={`Meer: ${table.title}`} />
            </Menu>
          )}
        </span>
      }
    >
      <div className="p-5 max-md:p-4">
        {hasRows ? contents[view] : <p className="text-ink-muted">{empty}</p>}
        {hasRows && about && <p className="mt-4 text-ink-muted text-sm">{about}</p>}
      </div>
    </Panel>
  )
}
