import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/field/text-field.tsx'

type EmailFieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & {
  errors?: string[]
}

/** Where a link is mailed to. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="E-mailadres van je collega"
      type="email"
      optional
      autoComplete="off"
      hint="Dan mailen we de link ook. Zonder adres geef je hem zelf door."
    />
  )
}
