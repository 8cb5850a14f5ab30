import { kinds, pageKinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
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
  const name = pageKinds.find((name) => name === kind && kinds[name].page.hasEdit)
  if (!name) return undefined
  const { noun, path } = kinds[name]
  return { what: capitalized(noun.one), to: `/admin/${path}/${id}/edit` }
}
