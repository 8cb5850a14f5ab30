import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRows } from '#app/admin/api/use-list.ts'

const key = 'conversions'

/** What stands beside the list: the sums, what is not matched, and the programmes. */
export const useConversionSummary = () =>
  useQuery({
    queryKey: [key, 'summary'],
    queryFn: () => admin.get('/api/admin/conversions/summary'),
    retry: once,
  })

/** To call after a change: refetches all that counts conversions. */
export const useConversionsChanged = () => useRows(key).changed
