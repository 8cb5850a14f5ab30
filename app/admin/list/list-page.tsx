import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import type { ListRow } from '#app/admin/api/use-list.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import type { MenuItem } from '#app/admin/ui/menu.tsx'
import { ReplacedNotice } from '#app/admin/ui/replaced-notice.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { Role } from '#domain/access/role.ts'
import { narrowingOf } from '#domain/admin/list-view.ts'
import { listTexts, type Noun } from '#domain/admin/noun.ts'
import { DeleteDialogs } from './delete-dialogs.tsx'
import { ListPanel } from './list-panel.tsx'
import { ListLoading } from './list-states.tsx'
import type { ListFilter, ListSearch } from './list-tools.tsx'
import type { BulkAction } from './selection-bar.tsx'
import type { Column } from './table.tsx'
import { useDelete } from './use-delete.ts'
import { useListViews } from './use-list-views.ts'
import type { PagedList } from './use-paged-list.ts'
import { usePagedSelection } from './use-paged-selection.ts'

export type ListPageProps<Row extends ListRow> = {
  noun: Noun
  list: PagedList<Row>
  columns: Column<Row>[]
  /** The query of the address of the form for a new row. */
  startNew?: string
  /** The name of a row. */
  name: (row: Row) => string
  /** Overrides the texts of the noun. */
  title?: string
  subtitle?: string
  search?: ListSearch
  filters?: ListFilter[]
  /** The row's page on the site, if it has one. */
  view?: (row: Row) => string | undefined
  /** Extra items of the row menu. */
  actions?: (row: Row) => MenuItem[]
  /** Actions on all rows that match, on every page. */
  tools?: ReactNode
  /** Another effect of deleting these rows; empty if there is none. */
  consequence?: (rows: Row[]) => string
  /** Between the heading and the list. */
  notice?: ReactNode
  /** Makes rows selectable, for deletion and these actions. */
  bulk?: BulkAction<Row>[]
  reorder?: ListReorder
  /** What is unfolded below a row. */
  below?: (row: Row) => ReactNode
  /** The lowest role that may add, change and delete; by default an editor. */
  changedBy?: Role
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
  const { noun, list, name, title, subtitle, startNew = '', notice, consequence } = props
  const texts = listTexts(noun)
  const sectionRef = useRef<HTMLElement>(null)
  const mayChange = useMay(props.changedBy ?? 'editor')
  const add = `${list.page}/new${startNew}`

  // The target for focus when the focused element is removed.
  const toList = () => sectionRef.current?.focus()
  const toTop = () => {
    toList()
    sectionRef.current?.scrollIntoView()
  }
  const views = useListViews(list)
  const isFocusLost = useRef(false)
  const selected = usePagedSelection({
    rows: list.isBehind ? undefined : list.view?.rows,
    page: list.view?.page ?? 1,
    narrowing: narrowingOf(list.state),
    every: list.every,
  })
  const onDone = (deleted: Row[]) => {
    isFocusLost.current = true
    selected.selection.toggle(deleted, false)
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
      <AdminHead
        title={title ?? texts.title}
        subtitle={subtitle ?? (mayChange ? texts.subtitle : 'Je kunt meekijken, niet wijzigen.')}
      >
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
        {notice}
        {list.hasFailed && <LoadFailed what={`de ${noun.many}`} onRetry={retry} />}
        {(list.isLoading || (list.view && !views.isReady)) && <ListLoading noun={noun} />}
        {list.view && views.isReady && (
          <ListPanel
            {...{ ...props, removal, add, selected, mayChange, views }}
            shown={list.view}
            onMove={toList}
            onTurn={toTop}
          />
        )}
      </section>
      <DeleteDialogs removal={removal} consequence={consequence} />
    </>
  )
}
