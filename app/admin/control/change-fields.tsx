import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import {
  type Changed,
  type Correctable,
  type CorrectionField,
  correctionFields,
  readCorrection,
  type Typed,
} from './correction.ts'

type ChangeFieldsProps = {
  of: Correctable
  /** What was typed in place of what we know. */
  typed: Typed
  onType: (typed: Typed) => void
  /** The form, for what can't be corrected here. */
  form: string | null
  busy?: boolean
  onSave: (changed: Changed) => void
  onCancel: () => void
}

/** The fields themselves, in the place of what they correct. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { of, typed, onType, form, busy, onSave, onCancel } = props
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const fields = correctionFields(of).map((field) => ({
    ...field,
    value: typed[field.name] ?? field.value,
  }))

  function save(event: FormEvent) {
    event.preventDefault()
    const values = fields.map(({ name, value }) => [name, value])
    const read = readCorrection(of, Object.fromEntries(values))
    setErrors(read.ok ? {} : read.why)
    if (read.ok) onSave(read.value)
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
      className="grid w-full max-w-md gap-4 text-left"
    >
      {fields.map((field, at) => (
        <ChangeField
          key={field.name}
          field={field}
          isFirst={at === 0}
          errors={errors[field.name]}
          onType={(value) => onType({ ...typed, [field.name]: value })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy ? 'Opslaan...' : undefined}>
          Opslaan
        </Button>
        <Button tone="ghost" onClick={onCancel}>
          Annuleren
        </Button>
        {form && (
          <Link to={form} className={`ml-auto pointer-coarse:py-3 ${textLinkLook}`}>
            Open het formulier
          </Link>
        )}
      </div>
    </form>
  )
}

type ChangeFieldProps = {
  field: CorrectionField
  isFirst: boolean
  errors: string[] | undefined
  onType: (value: string) => void
}

function ChangeField({ field, isFirst, errors, onType }: ChangeFieldProps) {
  const { label, value, before, type, choices } = field
  const shared = {
    label,
    value,
    errors,
    autoFocus: isFirst,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  }
  if (!choices) {
    return (
      <TextField
        {...shared}
        before={before}
        type={type}
        autoComplete="off"
        onFocus={(event) => isFirst && event.currentTarget.select()}
      />
    )
  }
  return (
    <SelectField {...shared}>
      {value === '' && <option value="">Kies…</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
