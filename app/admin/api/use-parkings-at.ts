import { useQuery } from '@tanstack/react-query'
import { maxPageSize, pageAddress, wholeList } from '#domain/admin/list-view.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** The parkings of one airport; undefined while they load. */
export const useParkingsAt = (code: string) => useParkingsQuery(code).data?.rows

/** The same, with what a list needs to say that it failed. */
export function useParkingsQuery(code: string) {
  const state = { ...wholeList, filters: { airport: code } }
  return useQuery({
    queryKey: ['parkings', 'at', code],
    queryFn: () => admin.get(pageAddress('/api/admin/parkings', state, maxPageSize)),
    enabled: code !== '',
    retry: once,
  })
}
