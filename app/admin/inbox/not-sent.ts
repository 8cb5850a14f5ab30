import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { stillThere } from '#app/admin/typed/still-there.ts'

/** Why a message was not stored, whether that is the connection, and that what was typed is safe. */
export function notSent(error: unknown, ours: string): string {
  const isSilent = !(error instanceof ApiError) && navigator.onLine
  const why = isSilent ? `${ours} De site antwoordt niet.` : failureText(error, ours)
  return `${why} ${stillThere()}`
}
