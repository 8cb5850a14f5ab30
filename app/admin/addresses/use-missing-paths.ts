import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

const missingKey = ['missing-paths']

/** Unknown paths that were requested. */
export function useMissingPaths() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: missingKey,
    queryFn: () => admin.get('/api/admin/missing-paths'),
    staleTime: 0,
    retry: once,
  })

  return {
    ...query,
    async putAside(path: string) {
      await admin.delete('/api/admin/missing-paths', { path })
      await queries.invalidateQueries({ queryKey: missingKey })
    },
  }
}
