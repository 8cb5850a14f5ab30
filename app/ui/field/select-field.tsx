import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className'>

/** A native select; its children are its options. */
export function SelectField({
  label,
  hideLabel,
  hint,
  errors,
  optional,
  id,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, errors, optional, id }}>
      {(wiring) => (
        <span className="relative block">
          <select
            className={`appearance-none text-ellipsis py-2 pr-10 pl-3.5 ${controlLook}`}
            {...rest}
            {...wiring}
          />
          <ChevronDown
            size="1.125rem"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto"
            aria-hidden
          />
        </span>
      )}
    </Field>
  )
}
