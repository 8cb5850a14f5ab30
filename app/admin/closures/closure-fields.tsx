import Eye from 'lucide-react/icons/eye'
import type { Ref } from 'react'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Closure } from '#domain/closure/closure.ts'
import { type ClosureDraft, partOptions, reasonOptions, toldClosure } from './closure-draft.ts'

type ClosureFieldsProps = {
  closure: ClosureDraft
  /** The start of the names of the fields: `closures.0.`. */
  name?: string
  errors: (field: keyof Closure) => string[] | undefined
  onChange: (changes: Partial<ClosureDraft>) => void
  readOnly?: boolean
  first?: Ref<HTMLInputElement>
}

/** From when until when, why, and what a traveller will read. */
export function ClosureFields(props: ClosureFieldsProps) {
  const { closure, name = '', errors, onChange, readOnly, first } = props
  const told = toldClosure(closure)
  const day = (field: 'firstDay' | 'lastDay', label: string) => ({
    label,
    type: 'date',
    name: `${name}${field}`,
    value: closure[field],
    errors: errors(field),
    readOnly,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  const choice = (field: 'reason' | 'only', label: string) => ({
    label,
    name: `${name}${field}`,
    value: closure[field],
    errors: errors(field),
    disabled: readOnly,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  })

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-4">
        <TextField ref={first} {...day('firstDay', 'Van')} />
        <TextField {...day('lastDay', 'Tot en met')} />
        <SelectField {...choice('reason', 'Reden')}>
          {reasonOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField {...choice('only', 'Wat niet kan')}>
          <option value="">Brengen en ophalen</option>
          {partOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="flex gap-2 text-ink-soft text-sm empty:hidden">
        {told && (
          <>
            <Eye size={16} className="mt-0.5 flex-none" aria-hidden />
            <span>Een reiziger leest: ‘{told}’</span>
          </>
        )}
      </p>
    </div>
  )
}
