import { HoursField } from '#app/admin/form/hours-field.tsx'
import { controlLook } from '#app/ui/field/control-look.ts'
import { unknownFact } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'
import { Segments } from './segments.tsx'

type FactValueProps = {
  fact: FactKey
  label: string
  /** The id of the label, and of the control that it is for. */
  labelId: string
  id: string
  value: string
  onChange: (value: string) => void
  errors: string[] | undefined
  /** The id of the errors. */
  errorsId: string
}

const unknown = capitalized(unknownFact)
const answers = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
  { value: '', label: unknown },
]

/** The answer to a fact, in the control that fits its kind. */
export function FactValue({
  fact,
  label,
  labelId,
  id,
  value,
  onChange,
  errors,
  errorsId,
}: FactValueProps) {
  const field = factFields[fact]
  const look = `${controlLook} ${value.trim() === '' ? 'border-dashed placeholder:italic' : ''}`
  const wiring = {
    id,
    value,
    'aria-invalid': errors ? true : undefined,
    'aria-describedby': errors ? errorsId : undefined,
  } as const

  switch (field.kind) {
    case 'yesNo':
      return (
        <Segments
          name={id}
          labelledBy={labelId}
          segments={answers}
          value={value}
          onChoose={onChange}
        />
      )
    case 'hours':
      return (
        <HoursField
          label={label}
          hideLabel
          value={value}
          onChange={onChange}
          unknown={unknown}
          errors={{ until: errors }}
        />
      )
    case 'choice':
      return (
        <select
          {...wiring}
          onChange={(event) => onChange(event.target.value)}
          className={`px-2 py-1.5 ${look}`}
        >
          <option value="">{unknown}</option>
          {keysOf(field.choices).map((choice) => (
            <option key={choice} value={choice}>
              {field.choices[choice]}
            </option>
          ))}
        </select>
      )
    case 'number':
    case 'text':
      return (
        <input
          {...wiring}
          onChange={(event) => onChange(event.target.value)}
          inputMode={
            field.kind === 'number' && !field.none && !field.orText ? 'decimal' : undefined
          }
          autoComplete="off"
          placeholder={unknownFact}
          className={`px-2.5 py-1.5 ${look}`}
        />
      )
  }
}
