import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type ListState,
  maxPageSize,
  type PageOf,
  pageAddress,
  pagesOf,
  wholeList,
} from '#domain/admin/list-view.ts'
import type { KindName, kinds } from '#domain/kinds.ts'
import { admin } from './api.ts'
import type { Address, Requests } from './calls.ts'
import { once } from './queries.ts'
import { useSettled } from './use-settled.ts'

/** The minimum that a list needs to know about its rows. */
export type ListRow = { id: number; version?: number }

/** The kinds that have a list, as their calls and pages name them. */
export type ListKind = NonNullable<(typeof kinds)[Exclude<KindName, 'settings' | 'admin'>]['path']>

export type ListApi = `/api/admin/${ListKind}`

type ListAnswer<Kind extends ListKind> = Requests[`GET /api/admin/${Kind}`]

// A table, so that the compiler knows the rows of any kind at once.
type RowsOf = {
  [Kind in ListKind]: ListAnswer<Kind> extends PageOf<infer Row>
    ? Row
    : ListAnswer<Kind> extends (infer Row)[]
      ? Row
      : never
}

/** A row of a list. */
export type RowOf<Kind extends ListKind> = RowsOf[Kind]

/** The kinds whose list the server gives page by page. */
export type PagedKind = {
  [Kind in ListKind]: ListAnswer<Kind> extends PageOf<unknown> ? Kind : never
}[ListKind]

/** The kinds whose list it gives as a whole. */
export type WholeKind = Exclude<ListKind, PagedKind>

/** The operations on the rows of one kind, whether loaded or not. */
export type Rows<Row> = {
  /** The path of its calls. */
  api: ListApi
  page: string
  /** Updates the cached rows until the next fetch. */
  show: (change: (rows: Row[]) => Row[]) => void
  /** To call after a change on the server: refetches every query that depends on it. */
  changed: () => Promise<unknown>
}

/** Every row of one kind, and the state of loading them. */
export type List<Row> = Rows<Row> & {
  rows: Row[] | undefined
  isLoading: boolean
  hasFailed: boolean
  refetch: () => void
}

/** The other queries that depend on each kind. The board of earnings is always fetched anew. */
const dependentQueries: Record<string, string[]> = {
  redirects: ['missing-paths'],
  airports: ['media'],
  parkings: ['airports', 'fits', 'link-way', 'media', 'programmes-money', 'providers'],
  programmes: [
    ...['conversions', 'couplings', 'fits', 'link-way', 'parkings', 'payout-facts'],
    ...['payouts', 'programme-choices', 'programmes-money', 'suggestions'],
  ],
  providers: ['link-way', 'parkings', 'provider-choices'],
  conversions: ['payout-facts', 'payouts', 'programmes', 'programmes-money'],
  payouts: ['conversions', 'payout-facts', 'programmes', 'programmes-money'],
  blog: ['media'],
  media: ['airports', 'parkings', 'blog'],
}

/** `useRows('airports')`: for `/api/admin/airports` and the page `/admin/airports`. */
export function useRows<Kind extends ListKind>(kind: Kind): Rows<RowOf<Kind>> {
  const queries = useQueryClient()

  return {
    api: `/api/admin/${kind}`,
    page: `/admin/${kind}`,
    show: (change) =>
      queries.setQueriesData<Shown<RowOf<Kind>>>(
        { queryKey: [kind] },
        (shown) => shown && changeShown(shown, change),
      ),
    changed: () =>
      Promise.all(
        [kind, 'dashboard', ...(dependentQueries[kind] ?? [])].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  }
}

type Shown<Row> = Row[] | PageOf<Row>

/** The number of rows that match is right again after the next fetch, but for those that went. */
function changeShown<Row>(shown: Shown<Row>, change: (rows: Row[]) => Row[]): Shown<Row> {
  if (Array.isArray(shown)) return change(shown)
  const rows = change(shown.rows)
  const gone = shown.rows.length - rows.length
  return { ...shown, rows, found: shown.found - gone, total: shown.total - gone }
}

export function useList<Kind extends WholeKind>(kind: Kind): List<RowOf<Kind>> {
  const rows = useRows(kind)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [kind],
    // The compiler does not see for any kind at once that this is the row of its kind.
    queryFn: () => admin.get(`/api/admin/${kind}`) as Promise<RowOf<Kind>[]>,
    retry: once,
  })

  return {
    ...rows,
    rows: data,
    isLoading: isFetching && !data,
    hasFailed: isError,
    refetch,
  }
}

/** After a pause in typing this long, a search is asked. */
const quietMs = 150

/**
 * One page of a list. The page before stays until the next has come, and the page after it is
 * fetched ahead.
 */
export function usePage<Kind extends PagedKind>(kind: Kind, state: ListState) {
  type Row = RowOf<Kind>
  const queries = useQueryClient()
  const settled = useSettled(state.q, quietMs)
  const asked = { ...state, q: state.q === '' ? '' : settled }
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...pageQuery<Kind>(kind, asked),
    placeholderData: keepPreviousData,
  })
  // Without this, a page that fails to load would leave nothing to search in.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)

  const next = asked.page + 1
  const hasNext = data && !isPlaceholderData && next <= pagesOf(data.found, data.size)
  useEffect(() => {
    if (hasNext)
      queries.prefetchQuery({ ...pageQuery(kind, { ...asked, page: next }), retry: false })
  })

  return {
    ...useRows(kind),
    view: data ?? last,
    isBehind: isPlaceholderData || (!data && last !== undefined) || asked.q !== state.q,
    isLoading: isFetching && !data && !last,
    hasFailed: isError,
    refetch: () => void refetch(),
    rowsOn: async (page: number): Promise<Row[]> =>
      (await queries.fetchQuery(pageQuery<Kind>(kind, { ...state, page }))).rows,
    every: () => everyRow<Kind>(kind, state),
  }
}

function pageQuery<Kind extends PagedKind>(kind: Kind, state: ListState) {
  const address = pageAddress(`/api/admin/${kind}`, state)
  return {
    queryKey: [kind, 'page', address],
    queryFn: () => readPage<Kind>(address),
    retry: once,
  }
}

/** Every row that matches, in few calls. */
export async function everyRow<Kind extends PagedKind>(
  kind: Kind,
  state: ListState = wholeList,
): Promise<RowOf<Kind>[]> {
  const pageAt = (page: number) =>
    readPage<Kind>(pageAddress(`/api/admin/${kind}`, { ...state, page }, maxPageSize))
  const first = await pageAt(1)
  const rows = [first.rows]
  for (let page = 2; page <= pagesOf(first.found, first.size); page++) {
    rows.push((await pageAt(page)).rows)
  }
  return rows.flat()
}

// The compiler does not see for any kind at once that these are the rows of its kind.
const readPage = <Kind extends PagedKind>(address: Address<'GET'>) =>
  admin.get(address) as Promise<PageOf<RowOf<Kind>>>
