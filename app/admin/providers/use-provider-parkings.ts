import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { maxPageSize } from '#domain/admin/list-view.ts'

/** The parkings of a provider, as the list has them. */
export const useProviderParkings = (provider: number) =>
  useQuery({
    // Below the list, so that a change of a parking reads it again.
    queryKey: ['parkings', 'of-provider', provider],
    queryFn: () => admin.get(`/api/admin/parkings?provider=${provider}&pageSize=${maxPageSize}`),
  })
