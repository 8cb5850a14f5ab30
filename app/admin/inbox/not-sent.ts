import { failureText } from '#app/admin/api/failure.ts'
import { typedIsThere } from '#app/admin/typed/still-there.ts'

/** Why a message was not stored, and that what was typed is safe. */
export function notSent(error: unknown, ours: string): string {
  return `${failureText(error, ours)} ${typedIsThere}`
}
