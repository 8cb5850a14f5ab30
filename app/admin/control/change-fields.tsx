import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Fact, factLabel } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { factMessage, readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { readDecimal } from '#domain/form/decimal.ts'
import { keysOf } from '#domain/text/keys.ts'

export type Changed = { pricePerDay: string } | { fact: { value: unknown; source: string } }

type ChangeFieldsProps = {
  /** The fact that changes; without it the price per day. */
  fact: { key: FactKey; known: Fact | null } | null
  pricePerDay: number
  busy?: boolean
  onSave: (changed: Changed) => void
  onCancel: () => void
}

/** The field itself, in the place of what it corrects. */
export function ChangeFields({ fact, pricePerDay, busy, onSave, onCancel }: ChangeFieldsProps) {
  const known = fact?.known ?? null
  const former = fact
    ? known
      ? writeFactText(fact.key, known.value)
      : ''
    : pricePerDay.toFixed(2).replace('.', ',')
  const [value, setValue] = useState(former)
  const [source, setSource] = useState(known?.source ?? 'website')
  const [errors, setErrors] = useState<{ value?: string[]; source?: string[] }>({})

  function save(event: FormEvent) {
    event.preventDefault()
    const found = fact ? factErrors(fact.key, value, source) : priceErrors(value)
    setErrors(found)
    if (found.value || found.source) return
    onSave(fact ? { fact: { value, source: source.trim() } } : { pricePerDay: value.trim() })
  }

  const label = fact ? factLabel(fact.key) : 'Prijs per dag'
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
      className="grid w-full max-w-md gap-4 text-left"
    >
      {fact && hasChoices(fact.key) ? (
        <SelectField
          label={label}
          autoFocus
          value={value}
          errors={errors.value}
          onChange={(event) => setValue(event.currentTarget.value)}
        >
          {value === '' && <option value="">Kies…</option>}
          {choicesOf(fact.key).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={fact ? withUnit(fact.key, label) : label}
          before={fact ? undefined : '€'}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          autoComplete="off"
          value={value}
          errors={errors.value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {fact && (
        <TextField
          label="Bron"
          autoComplete="off"
          value={source}
          errors={errors.source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy ? 'Opslaan...' : undefined}>
          Opslaan
        </Button>
        <Button tone="ghost" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}

function factErrors(key: FactKey, value: string, source: string) {
  return {
    value: readFactText(key, value) === undefined ? [factMessage(key)] : undefined,
    source: source.trim() === '' ? ['Vul een bron in'] : undefined,
  }
}

function priceErrors(value: string): { value?: string[]; source?: string[] } {
  const price = readDecimal(value.trim())
  if (price > 0) return {}
  return { value: ['Vul een bedrag in, bijvoorbeeld 8,50'] }
}

const hasChoices = (key: FactKey) => ['yesNo', 'choice'].includes(factFields[key].kind)

function choicesOf(key: FactKey): { value: string; label: string }[] {
  const field = factFields[key]
  if (field.kind === 'choice') {
    return keysOf(field.choices).map((choice) => {
      const label = field.choices[choice] ?? choice
      return { value: label, label }
    })
  }
  if (field.kind !== 'yesNo') return []
  return [
    { value: 'ja', label: field.yes },
    { value: 'nee', label: field.no },
  ]
}

function withUnit(key: FactKey, label: string): string {
  const field = factFields[key]
  return field.kind === 'number' && field.unit ? `${label} (${field.unit})` : label
}
