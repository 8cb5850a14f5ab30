import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { TextField } from '#app/ui/field/text-field.tsx'

type NewPasswordFieldsProps = { label: string; errors: FormErrors }

/** A new password, typed twice. See `checkRepeated`. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name="next"
        type="password"
        autoComplete="new-password"
        hint="Minimaal 10 tekens. Een paar woorden achter elkaar is goed te onthouden."
        errors={errors.next}
      />
      <TextField
        label={`${label} nogmaals`}
        name="again"
        type="password"
        autoComplete="new-password"
        errors={errors.again}
      />
    </>
  )
}
