import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Change } from '#domain/changes/change.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'
import { takeBack } from './use-undo.ts'

const path = '/api/admin/changes'

/** Empty means no filter. */
export type ChangeFilter = {
  subject?: string
  /** One record of the subject. */
  id?: string
  /** One of `changedFields`. */
  field?: string
  /** One change. */
  change?: string
  username?: string
  q?: string
  /** The first and the last day. */
  from?: string
  to?: string
}

export type Paging = { limit: number; offset: number }

/** One page of the change log. */
export function useChanges(filter: ChangeFilter, paging: Paging, isEnabled = true) {
  return useQuery({
    queryKey: ['changes', filter, paging],
    queryFn: () => admin.get(`${path}?${queryOf(filter, paging)}`),
    enabled: isEnabled,
    retry: once,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** How many changes there are of each field. Asked after the page of the log, which is what is looked at. */
export function useChangeCounts({ field: _, ...filter }: ChangeFilter, isEnabled: boolean) {
  return useQuery({
    queryKey: ['changes', 'counts', filter],
    queryFn: () => admin.get(`${path}/counts?${queryOf(filter)}`),
    enabled: isEnabled,
    retry: once,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** One page of the entries of a change. */
export function useChangeRows(change: string, paging: Paging) {
  return useQuery({
    queryKey: ['changes', 'rows', change, paging],
    queryFn: () => readRows({ change }, paging),
    retry: once,
    placeholderData: keepPreviousData,
  })
}

/** The server's maximum. */
const maxRows = 1_000

/** The entries of the whole log that match. */
export async function readChanges(filter: ChangeFilter): Promise<Change[]> {
  const lines: Change[] = []
  for (let offset = 0; ; offset += maxRows) {
    const { total, changes } = await readRows(filter, { limit: maxRows, offset })
    lines.push(...changes)
    if (offset + maxRows >= total) return lines
  }
}

const readRows = (filter: ChangeFilter, paging: Paging) =>
  admin.get(`${path}/rows?${queryOf(filter, paging)}`)

function queryOf(filter: ChangeFilter, paging?: Paging): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, ...paging }))
    if (value !== undefined && value !== '') query.set(name, `${value}`)
  return query
}

/** What was deleted and can still be restored. */
export function useDeleted() {
  return useQuery({
    queryKey: ['changes', 'deleted'],
    queryFn: () => admin.get(`${path}/deleted`),
    retry: once,
    staleTime: 0,
  })
}

/** Undoes a change. It may concern any record, so every query is refetched. */
export function useTakeBack(): typeof takeBack {
  const queries = useQueryClient()

  return async (change, which) => {
    try {
      return await takeBack(change, which)
    } finally {
      await queries.invalidateQueries()
    }
  }
}
