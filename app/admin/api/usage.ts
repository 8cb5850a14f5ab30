import { href } from 'react-router'
import { ApiError } from './api.ts'

/** A record that uses the one to delete. */
export type Usage = { kind: string; id: number; name: string }

/** What prevents the deletion, as listed by the server. */
export function usagesIn(error: unknown): Usage[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  // An error body is untyped; server/api defines this one.
  return (error.body as { usedBy?: Usage[] } | undefined)?.usedBy ?? []
}

/** The kind of record, and the address where it can be edited. */
export function describeUsage({ kind, id }: Usage): { what: string; to: string } | undefined {
  const params = { id: `${id}` }
  if (kind === 'airport')
    return { what: 'Luchthaven', to: href('/admin/airports/:id/edit', params) }
  if (kind === 'parking') return { what: 'Parking', to: href('/admin/parkings/:id/edit', params) }
  if (kind === 'post') return { what: 'Artikel', to: href('/admin/blog/:id/edit', params) }
  if (kind === 'faq') return { what: 'FAQ', to: href('/admin/faqs/:id/edit', params) }
}
