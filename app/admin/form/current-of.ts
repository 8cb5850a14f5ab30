import { ApiError } from '#app/admin/api/api.ts'

/** A stale write is answered with what is there now. */
export function currentOf<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return
  // The body of a refusal is whatever the server sent; server/api says what this one is.
  return (error.body as { current?: Row } | undefined)?.current
}
