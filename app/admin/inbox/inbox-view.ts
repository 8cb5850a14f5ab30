import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import type { PagedList } from '#app/admin/list/use-paged-list.ts'
import type { AdminContact } from '#domain/contact/contact.ts'

export const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'opgelost', label: 'Opgelost' },
]

export type Inbox = PagedList<AdminContact>

/** The message with the id in the address, `?id=7`: from the page, or fetched by itself. */
export function useMessage(rows: AdminContact[], isBehind: boolean) {
  const [params] = useSearchParams()
  const id = params.has('id') ? Number(params.get('id')) : undefined
  const onPage = rows.find((request) => request.id === id)
  const isAsked = id !== undefined && Number.isInteger(id) && id > 0
  const { data, isError, refetch } = useQuery({
    // A list of one, so that it is updated with the other lists of this kind.
    queryKey: ['contacts', 'one', id],
    queryFn: () => readOne(id ?? 0),
    enabled: isAsked && !onPage && !isBehind,
    retry: once,
  })
  const one = data?.[0]

  return {
    id,
    request: onPage ?? one,
    isMissing: id !== undefined && !onPage && (!isAsked || (data && !one)),
    hasFailed: isAsked && !onPage && !data && isError,
    refetch: () => void refetch(),
  }
}

async function readOne(id: number): Promise<AdminContact[]> {
  try {
    return [await admin.get(`/api/admin/contacts/${id}`)]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
