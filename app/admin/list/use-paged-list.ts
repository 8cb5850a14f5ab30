import {
  type ListRow,
  type PagedKind,
  type RowOf,
  type Rows,
  useList,
  usePage,
} from '#app/admin/api/use-list.ts'
import {
  type ListRules,
  type ListState,
  listView,
  type PageOf,
  pageIn,
  pageSize,
} from '#domain/admin/list-view.ts'
import { type ListControls, useListState } from './use-list-state.ts'

/** A page of a list, and everything that its screen does with it. */
export type PagedList<Row> = Rows<Row> &
  ListControls & {
    view: PageOf<Row> | undefined
    /** Whether `view` is an earlier answer, until that to the current question has come. */
    isBehind: boolean
    isLoading: boolean
    hasFailed: boolean
    refetch: () => void
    /** The rows of another page. */
    rowsOn: (page: number) => Promise<Row[]>
    /** Every row that matches, on all pages. */
    every: () => Promise<Row[]>
  }

/**
 * A list that the server searches, filters, sorts and pages.
 *
 * @param askedOf what the server is asked, if the list has a default of its own
 */
export function usePagedList<Kind extends PagedKind>(
  kind: Kind,
  filters: string[] = [],
  askedOf: (state: ListState) => ListState = (state) => state,
): PagedList<RowOf<Kind>> {
  const controls = useListState(filters)
  return { ...controls, ...usePage(kind, askedOf(controls.state)) }
}

/** The airports: all of them are at hand, and are searched here. */
export function useAirportList(rules: ListRules<RowOf<'airports'>>): PagedList<RowOf<'airports'>> {
  const controls = useListState(Object.keys(rules.filterOn ?? {}))
  const { rows, ...list } = useList('airports')
  const found = () => listView(rows ?? [], controls.state, rules).found

  return {
    ...list,
    ...controls,
    view: rows && pageIn(rows, controls.state, rules),
    isBehind: false,
    rowsOn: async (page) => found().slice((page - 1) * pageSize, page * pageSize),
    every: async () => found(),
  }
}

/**
 * The rows as they are now, after a change of them failed. Those that are gone are left out, unless
 * that is all of them.
 */
export async function renewedRows<Row extends ListRow>(
  list: PagedList<Row>,
  rows: Row[],
): Promise<Row[]> {
  const every = await list.every().catch(() => undefined)
  if (!every) return rows
  list.changed()
  const now = new Map(every.map((row) => [row.id, row]))
  const left = rows.flatMap(({ id }) => now.get(id) ?? [])
  return left.length > 0 ? left : rows
}
