import type { DueItem } from '#domain/check/check-queue.ts'
import { readItem } from '#domain/check/dated-item.ts'

type Corrected = Pick<DueItem, 'item' | 'parkingId' | 'providerId'>

/** Of the form in which it can be corrected, and the address to which that form returns. */
export function formAddress({ item, parkingId, providerId }: Corrected, back?: string): string {
  if (parkingId === null) return withReturn(`/admin/providers/${providerId}/edit`, {}, back)
  const read = readItem(item)
  const path = `/admin/parkings/${parkingId}/edit`
  if (read?.kind === 'fact') {
    return `${withReturn(path, { onderdeel: 'feiten' }, back)}#fact.${read.key}`
  }
  return withReturn(path, read?.kind === 'price' ? { onderdeel: 'tarieven' } : {}, back)
}

function withReturn(path: string, query: Record<string, string>, back?: string): string {
  const search = new URLSearchParams({ ...query, ...(back ? { terug: back } : {}) })
  return search.size === 0 ? path : `${path}?${search}`
}
