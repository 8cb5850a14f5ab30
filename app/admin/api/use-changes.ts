import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Change } from '#domain/changes/change.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'
import { takeBack } from './use-undo.ts'

const path = '/api/admin/changes'

/** Empty means no filter. */
export type ChangeFilter = { subject: string; username: string }

/** One page of the change log. */
export function useChanges(filter: ChangeFilter, limit: number, offset: number) {
  return useQuery({
    queryKey: ['changes', filter, limit, offset],
    queryFn: () => read(filter, limit, offset),
    retry: once,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The server's maximum. */
const pageSize = 10_000

/** The whole change log. */
export async function readChanges(filter: ChangeFilter): Promise<Change[]> {
  const lines: Change[] = []
  for (let offset = 0; ; offset += pageSize) {
    const { total, changes } = await read(filter, pageSize, offset)
    lines.push(...changes)
    if (offset + pageSize >= total) return lines
  }
}

function read({ subject, username }: ChangeFilter, limit: number, offset: number) {
  const query = new URLSearchParams()
  if (subject) query.set('subject', subject)
  if (username) query.set('username', username)
  query.set('limit', `${limit}`)
  query.set('offset', `${offset}`)
  return admin.get(`${path}?${query}`)
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
