import { withoutMarks } from '#domain/text/text.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'

/** The search, sort, filters and page of a list. */
export type ListState = {
  q: string
  /** The column to sort by; null for the order that the server gave. */
  sort: string | null
  dir: 'asc' | 'desc'
  /** The first page is 1. */
  page: number
  /** The chosen value of each filter, by its name in the address. Empty matches all. */
  filters: Record<string, string>
}

export const wholeList: ListState = { q: '', sort: null, dir: 'asc', page: 1, filters: {} }

/** How the rows of a list are searched, sorted and filtered. */
export type ListRules<Row> = {
  searchIn?: (row: Row) => string[]
  /** The filter value of a row, or several. */
  filterOn?: Record<string, (row: Row) => string | string[]>
  sortBy?: Record<string, (row: Row) => SortValue>
}

export type SortValue = string | number | null

export const pageSize = 50

/** The most rows that one call returns, and that one bulk call changes. */
export const maxPageSize = 500
export const maxSelected = 5_000

/** The number of rows per value of each filter, whatever is searched or chosen. */
export type Counts = Record<string, Record<string, number>>

/** One page of a list. */
export type PageOf<Row> = {
  rows: Row[]
  /** The first is 1. A number too high gives the last page. */
  page: number
  /** The rows on a full page. */
  size: number
  /** The rows that match, on all pages. */
  found: number
  /** All rows, also those that do not match. */
  total: number
  counts: Counts
  /** The total size of all files, in a list of files. */
  bytes?: number
}

type Places = Pick<PageOf<unknown>, 'rows' | 'page' | 'size' | 'found'>

/** The places of the rows on a page: '51 tot 100'. */
export function placesOf({ rows, page, size, found }: Places) {
  const start = (page - 1) * size
  return { page, pages: pagesOf(found, size), from: start + 1, to: start + rows.length }
}

export const pagesOf = (found: number, size: number) => Math.max(1, Math.ceil(found / size))

/** The matching rows, and those on the current page. */
export function listView<Row>(
  rows: Row[],
  state: ListState,
  rules: ListRules<Row>,
  size = pageSize,
) {
  const { searchIn, filterOn = {}, sortBy = {} } = rules
  const { filters, sort } = state
  const wanted = state.q.trim().toLocaleLowerCase('nl')

  const found = rows.filter(
    (row) =>
      (wanted === '' || !searchIn || contains(searchIn(row), wanted)) &&
      Object.entries(filterOn).every(
        ([name, of]) => !filters[name] || isOf(of(row), filters[name]),
      ),
  )
  const value = sort === null ? undefined : sortBy[sort]
  const sorted = value ? sortRows(found, value, state.dir) : found

  const pages = pagesOf(found.length, size)
  const page = Math.min(Math.max(1, state.page), pages)
  const start = (page - 1) * size
  const shown = sorted.slice(start, start + size)

  return { found: sorted, shown, page, pages, from: start + 1, to: start + shown.length }
}

/** A page of a list of which every row is at hand. */
export function pageIn<Row>(
  rows: Row[],
  state: ListState,
  rules: ListRules<Row>,
  size = pageSize,
): PageOf<Row> {
  const { found, shown, page } = listView(rows, state, rules, size)
  const counts = countsOf(rows, rules.filterOn)
  return { rows: shown, page, size, found: found.length, total: rows.length, counts }
}

/** The number of rows per value of each filter. */
function countsOf<Row>(rows: Row[], filterOn: ListRules<Row>['filterOn'] = {}): Counts {
  return Object.fromEntries(
    Object.entries(filterOn).map(([name, of]) => {
      const values = rows.flatMap((row) => of(row))
      const counted = Map.groupBy(values, (value) => value)
      return [name, Object.fromEntries([...counted].map(([value, all]) => [value, all.length]))]
    }),
  )
}

/** A row may have several filter values. */
function isOf(kinds: string | string[], kind: string): boolean {
  return Array.isArray(kinds) ? kinds.includes(kind) : kinds === kind
}

/** Ignores accents if none is typed, so that 'dusseldorf' finds Düsseldorf. */
function contains(texts: string[], wanted: string): boolean {
  return texts
    .flatMap((text) => [text, withoutMarks(text)])
    .some((text) => text.toLocaleLowerCase('nl').includes(wanted))
}

const dutch = whenNeeded(() => new Intl.Collator('nl', { numeric: true, sensitivity: 'base' }))

function sortRows<Row>(rows: Row[], value: (row: Row) => SortValue, dir: ListState['dir']): Row[] {
  const sign = dir === 'asc' ? 1 : -1

  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    // Rows without a value come last in both directions.
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : dutch().compare(`${a}`, `${b}`)
}

/** The next sort of a header: ascending, descending, then the original order. */
export function nextSort({ sort, dir }: ListState, header: string): Partial<ListState> {
  if (sort !== header) return { sort: header, dir: 'asc' }
  return dir === 'asc' ? { dir: 'desc' } : { sort: null, dir: 'asc' }
}

/** The address of a page of a list: `/api/admin/parkings?q=valet&page=2`. */
export function pageAddress<Api extends string>(
  api: Api,
  state: ListState,
  size?: number,
): Api | `${Api}?${string}` {
  const search = writeListState(new URLSearchParams(), state)
  if (size !== undefined) search.set('pageSize', `${size}`)
  return search.size === 0 ? api : `${api}?${search}`
}

/** Whether a search or filter is active, so that rows may be hidden. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.values(filters).some((chosen) => chosen !== '')
}

/** What is searched and chosen, whatever the sort and the page. */
export const narrowingOf = ({ q, filters }: ListState) => JSON.stringify([q.trim(), filters])

/** @param filters the names of the filters that the list has */
export function readListState(search: URLSearchParams, filters: string[] = []): ListState {
  const page = Number(search.get('page'))

  return {
    q: search.get('q') ?? '',
    sort: search.get('sort'),
    dir: search.get('dir') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filters.map((name) => [name, search.get(name) ?? ''])),
  }
}

/** Writes only the differences from the default view, and keeps other parameters. */
export function writeListState(search: URLSearchParams, state: ListState): URLSearchParams {
  const written = new URLSearchParams(search)
  const values = {
    q: state.q,
    sort: state.sort ?? '',
    dir: state.sort !== null && state.dir === 'desc' ? 'desc' : '',
    page: state.page > 1 ? `${state.page}` : '',
    ...state.filters,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}
