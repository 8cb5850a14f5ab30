import { ApiError } from '#app/admin/api/api.ts'

/**
 * The server's current version of the row: in the body of a 409 if another admin has changed it, in that of
 * a 422 if an earlier try to add it has succeeded after all.
 */
export function currentOf<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) return
  // The tests of the calls check that it is a row of the same kind.
  return error.body.current as Row | undefined
}

/** The row that an earlier try has added, whose response was lost. */
export function addedOf<Row>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.status === 422 ? currentOf<Row>(error) : undefined
}
