import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash'
import type { ComponentProps } from 'react'
import type { ListRow } from '#app/admin/api/use-list.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { isNarrowed, nextSort, type PageOf, placesOf } from '#domain/admin/list-view.ts'
import { listTexts } from '#domain/admin/noun.ts'
import type { ListPageProps } from './list-page.tsx'
import { ListEmpty } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'
import { RowMenu } from './row-menu.tsx'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { type Column, Table } from './table.tsx'
import { useAddedRow } from './use-added-row.ts'
import type { Removal } from './use-delete.ts'
import type { ListViews } from './use-list-views.ts'
import type { usePagedSelection } from './use-paged-selection.ts'
import { useReorder } from './use-reorder.ts'
import { ViewMenu } from './view-menu.tsx'
import { ViewTabs } from './view-tabs.tsx'

type ListPanelProps<Row extends ListRow> = ListPageProps<Row> & {
  shown: PageOf<Row>
  removal: Removal<Row>
  selected: ReturnType<typeof usePagedSelection<Row>>
  views: ListViews
  add: string
  /** Without it rows are only seen: no selection, order or actions. */
  mayChange: boolean
  /** The focused element may be gone. */
  onMove: () => void
  /** Scrolls to the top for another page. */
  onTurn: () => void
}

/** The tools, the rows of this page, and the pager. */
export function ListPanel<Row extends ListRow>(props: ListPanelProps<Row>) {
  const { noun, list, name, search, filters = [], view } = props
  const { shown, removal, add, mayChange, views, onMove, onTurn } = props
  const columns = props.columns.filter((column) => !mayHide(column) || views.shows(column))
  const bulk = mayChange ? props.bulk : undefined
  const reorder = mayChange ? props.reorder : undefined
  const { selection, selected, selectAll, latest, clear } = props.selected
  const { state, isBehind } = list
  const texts = listTexts(noun)
  const isSearch = isNarrowed(state)
  const order = useReorder({ list, view: shown, name })
  const isInOrder = state.sort === null && state.q.trim() === ''
  const canMove = reorder && isInOrder && (reorder.when?.(state.filters) ?? true)
  const moving = canMove && !isBehind && shown.found > 1 ? order : undefined
  // Rows of another search, under the error that those of this one did not load.
  const isWrong = isBehind && list.hasFailed

  const deletion: BulkAction<Row> = {
    label: 'Verwijderen',
    icon: Trash2,
    tone: 'danger',
    run: removal.ask,
    keepsSelection: true,
  }

  const panel = useAddedRow({
    view: shown,
    isBehind,
    onPage: (page) => list.change({ page }, true),
  })

  return (
    <div ref={panel} className="flex min-w-0 flex-col rounded-lg bg-card shadow-hairline">
      <ViewTabs views={views} whole={`Alle ${noun.many}`} />
      <ListTools
        {...{ search, filters, state }}
        total={texts.total(shown.total)}
        count={shown.total}
        counts={shown.counts}
        onSearch={list.search}
        onFilter={list.filter}
        beside={<ViewMenu views={views} columns={props.columns.filter(mayHide)} />}
      >
        {props.tools}
      </ListTools>
      {reorder && !canMove && <p className="px-5 pb-3 text-ink-muted text-sm">{reorder.hint}</p>}
      <p aria-live="assertive" className="sr-only">
        {order.announcement}
      </p>
      <p role="status" className="sr-only">
        {isSearch && !isBehind && texts.found(shown.found)}
      </p>
      {bulk && selected.length > 0 && (
        <SelectionBar
          rows={selected}
          all={isBehind ? undefined : { found: shown.found, select: selectAll }}
          latest={latest}
          actions={[...bulk, deletion]}
          onClear={() => {
            clear()
            onMove()
          }}
        />
      )}
      {isWrong ? null : shown.found === 0 && !isBehind ? (
        <div className="border-line border-t">
          <ListEmpty
            noun={noun}
            isSearch={isSearch}
            add={mayChange ? add : undefined}
            onClear={() => {
              list.clear()
              onMove()
            }}
          />
        </div>
      ) : (
        <Table
          label={texts.name}
          columns={columns}
          below={props.below}
          rows={moving ? moving.rows : shown.rows}
          isBusy={isBehind}
          name={name}
          sort={state}
          onSort={(sort) => list.change(nextSort(state, sort))}
          selection={bulk && selection}
          moving={
            moving && {
              picked: moving.picked,
              handle: (row) => <MoveHandle name={name(row)} {...moving.handle(row)} />,
            }
          }
          actions={(row) => (
            <RowMenu
              name={name(row)}
              view={view?.(row)}
              edit={`${list.page}/${row.id}/edit`}
              mayChange={mayChange}
              more={[...(props.actions?.(row) ?? []), ...(moving?.steps(row) ?? [])]}
              onDelete={() => removal.ask([row])}
            />
          )}
        />
      )}
      {shown.found > shown.size && !isWrong && (
        <Pager
          {...placesOf(shown)}
          total={shown.found}
          onPage={(page) => {
            list.change({ page })
            onTurn()
          }}
        />
      )}
    </div>
  )
}

/** Without its name, nobody would know which row it is. */
const mayHide = <Row,>({ card }: Column<Row>) => card !== 'title'

type MoveHandleProps = { name: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>

/** The drag handle of a row. Dragging it with a finger does not scroll. */
function MoveHandle({ name, ...rest }: MoveHandleProps) {
  return (
    <span className="flex cursor-grab touch-none select-none active:cursor-grabbing [&>button]:cursor-[inherit] [&>button]:touch-none">
      <IconButton label={`Verplaats ${name}`} icon={GripVertical} {...rest} />
    </span>
  )
}
