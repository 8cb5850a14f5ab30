import { useQuery } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

export function useApiDocument() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: () => admin.get('/api/openapi.json'),
    retry: once,
  })
}
