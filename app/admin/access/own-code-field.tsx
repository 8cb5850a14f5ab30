import { TextField } from '#app/ui/field/text-field.tsx'

/** A code of the logged-in admin's second factor. */
export function OwnCodeField({ errors }: { errors?: string[] }) {
  return (
    <TextField
      label="Code uit je app, of een herstelcode"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      hint="Elke code werkt één keer. Heb je er net mee ingelogd? Wacht dan op de volgende."
      errors={errors}
    />
  )
}
