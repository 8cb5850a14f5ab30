import { useQuery } from '@tanstack/react-query'
import { maxPageSize, pageAddress, wholeList } from '#domain/admin/list-view.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** The parkings of one airport; undefined while they load. */
export function useParkingsAt(code: string) {
  const state = { ...wholeList, filters: { airport: code } }
  const { data } = useQuery({
    queryKey: ['parkings', 'at', code],
    queryFn: () => admin.get(pageAddress('/api/admin/parkings', state, maxPageSize)),
    enabled: code !== '',
    retry: once,
  })
  return data?.rows
}
