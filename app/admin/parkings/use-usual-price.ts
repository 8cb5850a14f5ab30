import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

/** What the other parkings at this airport usually cost per day; null until that is known. */
export function useUsualPrice(airport: string, id: number | undefined): number | null {
  const query = useQuery({
    queryKey: ['usual price', airport, id],
    queryFn: () => {
      const without = id === undefined ? '' : `&without=${id}`
      return admin.get(`/api/admin/parkings/usual-price?airport=${airport}${without}`)
    },
    enabled: airport !== '',
    retry: once,
    // Any parking there changes it.
    staleTime: 0,
  })
  return query.data?.usualPrice ?? null
}
