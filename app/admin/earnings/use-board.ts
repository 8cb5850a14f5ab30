import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { type MoneyDay, moneyDays } from '#domain/earnings/board/board.ts'
import {
  type Breakdown,
  breakdowns,
  type SortKey,
  sortKeys,
} from '#domain/earnings/board/breakdown.ts'
import {
  type AskedWeeks,
  type BoardPeriod,
  readWeeks,
  usualWeeks,
} from '#domain/earnings/board/weeks.ts'
import { keysOf } from '#domain/text/keys.ts'

export type ChosenBoard = {
  weeks: BoardPeriod
  /** A number of weeks, or undefined for chosen days. */
  choice: number | undefined
  given: { from: string; to: string }
  errors: { from?: string[]; to?: string[] }
  day: MoneyDay
  /** What the calls ask. */
  query: URLSearchParams
}

/** What the address chooses: `?weken=13&dag=click`, or `?van=2026-08-24&tot=2026-11-22`. */
export function useChosenBoard(): ChosenBoard {
  const [search] = useSearchParams()
  const now = new Date()
  const day = keysOf(moneyDays).find((name) => moneyDays[name] === search.get('dag')) ?? 'click'
  const given = { from: search.get('van') ?? '', to: search.get('tot') ?? '' }
  const isOwn = search.has('van') || search.has('tot')
  const asked: AskedWeeks = isOwn ? given : { weeks: search.get('weken') ?? undefined }
  const found = readWeeks(asked, now)
  const usual = readWeeks({}, now)
  if (!usual.ok) throw new Error('The usual weeks can be read')
  const weeks = found.ok ? found.value : usual.value
  const query = new URLSearchParams({ day })
  if (isOwn && found.ok) {
    query.set('from', weeks.period.from)
    query.set('to', weeks.period.to)
  } else query.set('weeks', String(found.ok ? weeks.weeks : usualWeeks))
  return {
    weeks,
    choice: isOwn ? undefined : weeks.weeks,
    given: isOwn ? given : { from: weeks.period.from, to: weeks.period.to },
    errors: found.ok ? {} : found.why,
    day,
    query,
  }
}

/** Always fetched anew. While other weeks load, the former ones stay. */
export function useBoard({ query }: Pick<ChosenBoard, 'query'>) {
  const asked = query.toString()
  return useQuery({
    queryKey: ['earnings', asked],
    queryFn: () => admin.get(`/api/admin/earnings?${asked}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
}

export function useFindings({ query }: ChosenBoard) {
  const asked = query.toString()
  return useQuery({
    queryKey: ['earnings-findings', asked],
    queryFn: () => admin.get(`/api/admin/earnings/findings?${asked}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
}

export type ChosenTable = {
  by: Breakdown
  q: string
  sort: SortKey
  dir: 'asc' | 'desc'
  page: number
}

/** The table of the address: `?per=parking&sorteer=verschil`. */
export function useChosenTable(): ChosenTable & { change: (to: Partial<ChosenTable>) => void } {
  const [search, setSearch] = useSearchParams()
  const by = keysOf(breakdowns).find((name) => name === search.get('per')) ?? 'parking'
  const sort = keysOf(sortKeys).find((name) => name === search.get('sorteer')) ?? 'expected'
  const dir = search.get('richting') === 'asc' ? 'asc' : 'desc'
  const page = Math.max(1, Number.parseInt(search.get('pagina') ?? '1', 10) || 1)
  const chosen = { by, q: search.get('zoek') ?? '', sort, dir, page } as const

  function change(to: Partial<ChosenTable>) {
    const next = { ...chosen, page: 1, ...to }
    setSearch(
      (old) => {
        const changed = new URLSearchParams(old)
        const set = (name: string, value: string, usual: string) =>
          value === usual ? changed.delete(name) : changed.set(name, value)
        set('per', next.by, 'parking')
        set('zoek', next.q, '')
        set('sorteer', next.sort, 'expected')
        set('richting', next.dir, 'desc')
        set('pagina', String(next.page), '1')
        return changed
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return { ...chosen, change }
}

export const tableQuery = (query: URLSearchParams, { by, q, sort, dir, page }: ChosenTable) =>
  new URLSearchParams([
    ...query,
    ...Object.entries({ by, q, sort, dir, page: String(page) }),
  ]).toString()

export function useTable({ query }: ChosenBoard, chosen: ChosenTable) {
  const asked = tableQuery(query, chosen)
  return useQuery({
    queryKey: ['earnings-table', asked],
    queryFn: () => admin.get(`/api/admin/earnings/table?${asked}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
}
