import { TextField } from '#app/ui/field/text-field.tsx'

type EmailFieldProps = { defaultValue?: string | null; errors?: string[] }

/** Where a link is mailed to. */
export function EmailField({ defaultValue, errors }: EmailFieldProps) {
  return (
    <TextField
      label="E-mailadres van je collega"
      name="email"
      type="email"
      optional
      autoComplete="off"
      defaultValue={defaultValue ?? ''}
      hint="Dan mailen we de link ook. Zonder adres geef je hem zelf door."
      errors={errors}
    />
  )
}
