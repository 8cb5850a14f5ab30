import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useSettings } from '#app/admin/api/use-settings.ts'
import type { ListFilter } from '#app/admin/list/list-tools.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import type { PagedList } from '#app/admin/list/use-paged-list.ts'
import { lateText } from '#domain/check/check-texts.ts'
import { type DatedSummary, datedCountText, datedLabels } from '#domain/check/dated-filter.ts'
import { itemLabel } from '#domain/check/dated-item.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { DatedItems } from './dated-items.tsx'

type DatedRow = { id: number; dated: DatedSummary | null }

/** In a list: the filter on what has a date, and while it is chosen the column that shows it. */
export function useDated<Row extends DatedRow>(
  of: 'parking' | 'provider',
  list: Pick<PagedList<Row>, 'state' | 'view'>,
  name: (row: Row) => string,
) {
  const [unfolded, setUnfolded] = useState<number[]>([])
  const settings = useSettings().data?.values ?? exampleSettings
  const { state, view } = list
  const labels = datedLabels(settings)
  const counts = view?.counts.datum
  const isShown = Boolean(state.filters.datum) || state.sort === 'datum'
  const toggle = (id: number) =>
    setUnfolded((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))

  const filter: ListFilter = {
    name: 'datum',
    label: 'Datum',
    look: 'select',
    options: keysOf(labels).map((value) => ({
      value,
      label: counts ? `${labels[value]} (${formatNumber(counts[value] ?? 0)})` : labels[value],
    })),
  }
  const column: Column<Row> = {
    header: 'Datum',
    cell: (row) => (
      <DatedCell
        dated={row.dated}
        name={name(row)}
        isOpen={unfolded.includes(row.id)}
        onToggle={() => toggle(row.id)}
      />
    ),
    sort: 'datum',
    card: 'bare',
  }

  return {
    filter,
    /** The column stands before the one with this head, which gives it its room: it is left out until chosen. */
    withColumn: (columns: Column<Row>[], place: string) =>
      isShown
        ? columns.flatMap((each) =>
            each.header === place ? [column, { ...each, isExtra: true }] : [each],
          )
        : columns,
    /** What has a date of a row that is unfolded. */
    below: (row: Row): ReactNode =>
      isShown && unfolded.includes(row.id) && <DatedItems of={of} id={row.id} name={name(row)} />,
  }
}

type DatedCellProps = {
  dated: DatedSummary | null
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** What passes its date first, which unfolds the rest. */
function DatedCell({ dated, name, isOpen, onToggle }: DatedCellProps) {
  if (!dated?.first) return <span className="text-ink-muted">geen datum</span>
  const { first } = dated

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="min-h-11 rounded-sm px-2 py-1 text-left text-sm hover:bg-card aria-expanded:shadow-[inset_0_0_0_1px_var(--line-control)] max-md:-my-1 max-md:-ml-2 md:-ml-2"
      onClick={onToggle}
    >
      <span className="sr-only">Wat een datum heeft van {name}: </span>
      <span className="wrap-anywhere block">{capitalized(itemLabel(first))}</span>{' '}
      <span
        className={`block font-semibold ${first.daysLate > 0 ? 'text-caution-ink' : 'text-ink-muted'}`}
      >
        {lateText(first)}
      </span>{' '}
      <span className="flex items-center gap-1 text-ink-muted text-xs">
        {datedCountText(dated)}
        <ChevronDown size={14} className="flex-none in-aria-expanded:rotate-180" aria-hidden />
      </span>
    </button>
  )
}
