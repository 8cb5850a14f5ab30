import { ApiError } from '#app/admin/api/api.ts'

/** The row in the body of a 409: the server's current version. */
export function currentOf<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return
  // An error body is untyped; server/api defines this one.
  return (error.body as { current?: Row } | undefined)?.current
}
