import { ApiError } from '#app/admin/api/api.ts'

/** The row in the body of a 409: the server's current version. */
export function currentOf<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return
  // The tests of the calls check that it is a row of the same kind.
  return error.body.current as Row | undefined
}
