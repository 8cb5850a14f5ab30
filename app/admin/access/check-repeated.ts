import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'

/** The fields are masked, so a typing error would only show at the next login. */
export function checkRepeated<Input extends { next: string }>(
  typed: FormData,
  input: Input,
): Result<Input, FormErrors> {
  return typed.get('again') === input.next
    ? ok(input)
    : refused({ again: ['Dit is niet hetzelfde wachtwoord'] })
}
