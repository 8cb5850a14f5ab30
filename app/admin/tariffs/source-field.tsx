import { SelectField } from '#app/ui/field/select-field.tsx'
import { type CheckSource, checkSources } from '#domain/tariff/tariff-check.ts'
import { keysOf } from '#domain/text/keys.ts'

type SourceFieldProps = {
  source: CheckSource | null
  onChange: (source: CheckSource | null) => void
}

/** Where somebody compared a price with that of the provider. */
export function SourceField({ source, onChange }: SourceFieldProps) {
  return (
    <SelectField
      label="Waar is gekeken?"
      value={source ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(keysOf(checkSources).find((key) => key === value) ?? null)
      }
    >
      <option value="">Onbekend</option>
      {keysOf(checkSources).map((key) => (
        <option key={key} value={key}>
          {checkSources[key]}
        </option>
      ))}
    </SelectField>
  )
}
