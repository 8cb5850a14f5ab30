import { href } from 'react-router'
import { ApiError } from './api.ts'

/** Something that uses what somebody wanted to delete. */
export type Usage = { kind: string; id: number; name: string }

/** What stands in the way of deleting, as the server lists it. */
export function usagesIn(error: unknown): Usage[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  // The body of a refusal is whatever the server sent; server/api says what this one is.
  return (error.body as { usedBy?: Usage[] } | undefined)?.usedBy ?? []
}

/** What it is, and where it can be changed. */
export function describeUsage({ kind, id }: Usage): { what: string; to: string } | undefined {
  const params = { id: `${id}` }
  if (kind === 'airport')
    return { what: 'Luchthaven', to: href('/admin/airports/:id/edit', params) }
  if (kind === 'parking') return { what: 'Parking', to: href('/admin/parkings/:id/edit', params) }
  if (kind === 'post') return { what: 'Artikel', to: href('/admin/blog/:id/edit', params) }
  if (kind === 'faq') return { what: 'FAQ', to: href('/admin/faqs/:id/edit', params) }
}
