import { TextField } from '#app/ui/field/text-field.tsx'

/** The password of the logged-in admin. */
export function OwnPasswordField({ errors }: { errors?: string[] }) {
  return (
    <TextField
      label="Je huidige wachtwoord"
      name="password"
      type="password"
      autoComplete="current-password"
      errors={errors}
    />
  )
}
