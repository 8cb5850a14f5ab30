import type { Usage } from '#domain/api/problem.ts'
import { kinds, pageKinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
import { ApiError } from './api.ts'

/** What prevents the deletion, as listed by the server. */
export function usagesIn(error: unknown): Usage[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  return error.body.usedBy ?? []
}

/** The kind of record, and the address where it can be edited. */
export function describeUsage({ kind, id }: Usage): { what: string; to: string } | undefined {
  const name = pageKinds.find((name) => name === kind && kinds[name].page.hasEdit)
  if (!name) return undefined
  const { noun, path } = kinds[name]
  return { what: capitalized(noun.one), to: `/admin/${path}/${id}/edit` }
}
