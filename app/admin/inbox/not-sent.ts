import { failureText, unreachedText } from '#app/admin/api/failure.ts'
import { typedIsThere } from '#app/admin/typed/still-there.ts'

/** Why a message was not stored, whether that is the connection, and that what was typed is safe. */
export function notSent(error: unknown, ours: string): string {
  const unreached = unreachedText(error)
  return `${unreached ? `${ours} ${unreached}` : failureText(error, ours)} ${typedIsThere}`
}
