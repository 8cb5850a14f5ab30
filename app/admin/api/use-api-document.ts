import { useQuery } from '@tanstack/react-query'
import type { ApiDocument } from '#domain/admin/api-document.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** The OpenAPI description. */
export function useApiDocument() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: () => admin.get<ApiDocument>('/api/openapi.json'),
    retry: once,
  })
}
