import { TextField } from '#app/ui/field/text-field.tsx'

/** The password of who is logged in. */
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
