import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import type { List, ListRow } from '#app/admin/api/use-list.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import type { MenuItem } from '#app/admin/ui/menu.tsx'
import { ReplacedNotice } from '#app/admin/ui/replaced-notice.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { isNarrowed, nextSort, pageSize } from '#domain/admin/list-view.ts'
import { listTexts, type Noun } from '#domain/admin/noun.ts'
import { DeleteDialogs } from './delete-dialogs.tsx'
import { ListEmpty, ListLoading } from './list-states.tsx'
import { type ListFilter, type ListSearch, ListTools } from './list-tools.tsx'
import { MoveHandle } from './move-handle.tsx'
import { Pager } from './pager.tsx'
import { RowMenu } from './row-menu.tsx'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { type Column, Table } from './table.tsx'
import { type Removal, useDelete } from './use-delete.ts'
import { useListView } from './use-list-view.ts'
import { useReorder } from './use-reorder.ts'
import { useSelection } from './use-selection.ts'

type ListPageProps<Row extends ListRow> = {
  noun: Noun
  list: List<Row>
  columns: Column<Row>[]
  /** The query of the address of the form for a new row. */
  startNew?: string
  /** The name of a row. */
  name: (row: Row) => string
  /** Overrides the texts of the noun. */
  title?: string
  subtitle?: string
  search?: ListSearch<Row>
  filters?: ListFilter<Row>[]
  /** The row's page on the site, if it has one. */
  view?: (row: Row) => string | undefined
  /** Extra items of the row menu. */
  actions?: (row: Row) => MenuItem[]
  /** Actions on all rows that match, on every page. */
  tools?: (rows: Row[]) => ReactNode
  /** Another effect of deleting this row. */
  consequence?: (row: Row) => string
  /** Makes rows selectable, for deletion and these actions. */
  bulk?: BulkAction<Row>[]
  reorder?: ListReorder
}

/** Makes rows movable while the list is in its own order. */
type ListReorder = {
  /** Whether rows can be moved under the chosen filters, by name; by default always. */
  when?: (filters: Record<string, string>) => boolean
  /** What to do first when rows cannot be moved. */
  hint: string
}

/** The list of all rows of one kind: find, open, create and delete. */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { noun, list, name, title, subtitle, startNew = '', consequence } = props
  const texts = listTexts(noun)
  const sectionRef = useRef<HTMLElement>(null)
  const mayChange = useMay('editor')
  const add = `${list.page}/new${startNew}`

  // The target for focus when the focused element is removed.
  const toList = () => sectionRef.current?.focus()
  const toTop = () => {
    toList()
    sectionRef.current?.scrollIntoView()
  }
  const isFocusLost = useRef(false)
  const onDone = () => {
    isFocusLost.current = true
  }
  const removal = useDelete({ noun, list, name, onDone })

  // After the dialog has closed and has failed to return focus to a removed element.
  useEffect(() => {
    if (!isFocusLost.current || removal.asked) return
    isFocusLost.current = false
    toList()
  })

  function retry() {
    list.refetch()
    toList()
  }

  return (
    <>
      <AdminHead title={title ?? texts.title} subtitle={subtitle ?? texts.subtitle}>
        {mayChange && (
          <Link to={add} className={buttonLook()}>
            <Plus aria-hidden />
            {texts.add}
          </Link>
        )}
      </AdminHead>
      <section
        ref={sectionRef}
        tabIndex={-1}
        aria-label={texts.name}
        className="grid scroll-mt-20 gap-4 outline-none"
      >
        <ReplacedNotice onClose={toList} />
        {list.hasFailed && <LoadFailed what={`de ${noun.many}`} onRetry={retry} />}
        {list.isLoading && <ListLoading noun={noun} />}
        {list.rows && (
          <ListPanel
            {...{ ...props, removal, add, mayChange }}
            rows={list.rows}
            onMove={toList}
            onTurn={toTop}
          />
        )}
      </section>
      <DeleteDialogs removal={removal} consequence={consequence} />
    </>
  )
}

type ListPanelProps<Row extends ListRow> = ListPageProps<Row> & {
  rows: Row[]
  removal: Removal<Row>
  add: string
  /** Without it rows are only seen: no selection, order or actions. */
  mayChange: boolean
  /** The focused element may be gone. */
  onMove: () => void
  /** Scrolls to the top for another page. */
  onTurn: () => void
}

function ListPanel<Row extends ListRow>(props: ListPanelProps<Row>) {
  const { noun, list, columns, name, search, filters = [], view: viewOf } = props
  const { rows, removal, add, mayChange, onMove, onTurn } = props
  const bulk = mayChange ? props.bulk : undefined
  const reorder = mayChange ? props.reorder : undefined
  const texts = listTexts(noun)
  const sortBy = Object.fromEntries(
    columns.flatMap(({ header, sort }) => (sort ? [[header, sort]] : [])),
  )
  const filterOn = Object.fromEntries(filters.map(({ name, of }) => [name, of]))
  const listView = useListView(rows, { searchIn: search?.in, filterOn, sortBy })
  const { state, view } = listView
  const { selection, selected, clear } = useSelection(view.found)
  const isSearch = isNarrowed(state)
  const order = useReorder({ list, rows: view.shown, name })
  const isInOrder = state.sort === null && state.q.trim() === ''
  const canMove = reorder && isInOrder && (reorder.when?.(state.filters) ?? true)
  const moving = canMove && view.shown.length > 1 ? order : undefined

  const deletion: BulkAction<Row> = {
    label: 'Verwijderen',
    icon: Trash2,
    tone: 'danger',
    run: removal.ask,
    keepsSelection: true,
  }

  return (
    <div className="flex min-w-0 flex-col rounded-lg bg-card shadow-hairline">
      <ListTools
        {...{ rows, search, filters, state }}
        total={texts.total(rows.length)}
        onSearch={listView.search}
        onFilter={listView.filter}
      >
        {props.tools?.(view.found)}
      </ListTools>
      {reorder && !canMove && <p className="px-5 pb-3 text-ink-muted text-sm">{reorder.hint}</p>}
      <p aria-live="assertive" className="sr-only">
        {order.announcement}
      </p>
      <p role="status" className="sr-only">
        {isSearch && texts.found(view.found.length)}
      </p>
      {bulk && selected.length > 0 && (
        <SelectionBar
          rows={selected}
          actions={[...bulk, deletion]}
          onClear={() => {
            clear()
            onMove()
          }}
        />
      )}
      {view.found.length === 0 ? (
        <div className="border-line border-t">
          <ListEmpty
            noun={noun}
            isSearch={isSearch}
            add={mayChange ? add : undefined}
            onClear={() => {
              listView.clear()
              onMove()
            }}
          />
        </div>
      ) : (
        <Table
          label={texts.name}
          columns={columns}
          rows={moving ? moving.rows : view.shown}
          name={name}
          sort={state}
          onSort={(header) => listView.change(nextSort(state, header))}
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
              view={viewOf?.(row)}
              edit={`${list.page}/${row.id}/edit`}
              mayChange={mayChange}
              more={[...(props.actions?.(row) ?? []), ...(moving?.steps(row) ?? [])]}
              onDelete={() => removal.ask([row])}
            />
          )}
        />
      )}
      {view.found.length > pageSize && (
        <Pager
          {...view}
          total={view.found.length}
          onPage={(page) => {
            listView.change({ page })
            onTurn()
          }}
        />
      )}
    </div>
  )
}
