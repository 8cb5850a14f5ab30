import { withoutMarks } from '#domain/text/text.ts'

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

/** The matching rows, and those on the current page. */
export function listView<Row>(rows: Row[], state: ListState, rules: ListRules<Row>) {
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

  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(Math.max(1, state.page), pages)
  const start = (page - 1) * pageSize
  const shown = sorted.slice(start, start + pageSize)

  return { found: sorted, shown, page, pages, from: start + 1, to: start + shown.length }
}

/** A row may have several filter values. */
export function isOf(kinds: string | string[], kind: string): boolean {
  return Array.isArray(kinds) ? kinds.includes(kind) : kinds === kind
}

/** Ignores accents if none is typed, so that 'dusseldorf' finds Düsseldorf. */
function contains(texts: string[], wanted: string): boolean {
  return texts
    .flatMap((text) => [text, withoutMarks(text)])
    .some((text) => text.toLocaleLowerCase('nl').includes(wanted))
}

const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

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
  return typeof a === 'number' && typeof b === 'number' ? a - b : dutch.compare(`${a}`, `${b}`)
}

/** The next sort of a header: ascending, descending, then the original order. */
export function nextSort({ sort, dir }: ListState, header: string): Partial<ListState> {
  if (sort !== header) return { sort: header, dir: 'asc' }
  return dir === 'asc' ? { dir: 'desc' } : { sort: null, dir: 'asc' }
}

/** Whether a search or filter is active, so that rows may be hidden. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.values(filters).some((chosen) => chosen !== '')
}

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
