import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import type { PagedList } from '#app/admin/list/use-paged-list.ts'
import type { AdminContact } from '#domain/contact/contact.ts'

export type Inbox = PagedList<AdminContact>

/**
 * The id in the address, `?id=7`. The address updates late, and a key must not act on the message
 * before: `expect` says at once where it is going.
 */
export function useMessageId() {
  const [params] = useSearchParams()
  const address = `${params}`
  const [expected, setExpected] = useState<{ id: number | undefined; address: string }>()
  const inAddress = params.has('id') ? Number(params.get('id')) : undefined
  if (expected && expected.address !== address) setExpected(undefined)

  return {
    id: expected ? expected.id : inAddress,
    expect: (id: number | undefined) => setExpected({ id, address }),
  }
}

/** A message: from the page, or fetched by itself. */
export function useMessage(id: number | undefined, rows: AdminContact[], isBehind: boolean) {
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
