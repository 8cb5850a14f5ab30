import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ClipboardEvent, useRef, useState } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { readPriceLine } from '#domain/tariff/read-price-list.ts'
import { emptyStep, perDay, type StepDraft, typedAmount } from './tariff-draft.ts'

type StepTableProps = {
  steps: StepDraft[]
  /** Of the tariff. */
  path: string
  errors: FormErrors
  onChange: (steps: StepDraft[]) => void
  /** Several lines were pasted. */
  onPaste: (text: string) => void
}

/** What so many days cost together. */
export function StepTable({ steps, path, errors, onChange, onPaste }: StepTableProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const whole = errors[`${path}.steps`] ?? []

  const change = (key: string, changes: Partial<StepDraft>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)))

  function add() {
    const step = emptyStep()
    setAdded(step.key)
    onChange([...steps, step])
  }

  function remove(key: string) {
    addButton.current?.focus()
    onChange(steps.filter((step) => step.key !== key))
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, key: string) {
    const text = event.clipboardData.getData('text').trim()
    if (/[\n\t]/.test(text)) {
      event.preventDefault()
      onPaste(text)
      return
    }
    // '€ 62,50' is an amount, though a field takes no sign.
    const read = /^€/.test(text) ? readPriceLine(`1 ${text}`) : undefined
    if (read?.kind !== 'step') return
    event.preventDefault()
    change(key, { total: typedAmount(read.total) })
  }

  return (
    <div className="min-w-0 [--field-h:2.75rem]">
      <table className="w-full max-w-md text-left tabular-nums [&_td]:pr-2 [&_td]:pb-2 [&_td]:align-top">
        <caption className="pb-1 text-left font-semibold text-[0.9375rem]/[1.35]">
          Wat zoveel dagen samen kosten
        </caption>
        <thead className="text-ink-muted text-sm [&_th]:pb-1 [&_th]:font-medium">
          <tr>
            <th scope="col" className="w-22">
              Dagen
            </th>
            <th scope="col">Totaal</th>
            <th scope="col" className="w-20">
              Per dag
            </th>
            <th scope="col" className="w-11">
              <span className="sr-only">Verwijderen</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <tr key={step.key}>
              <td>
                <TextField
                  label={`Dagen van stap ${at + 1}`}
                  hideLabel
                  ref={step.key === added ? focusOnce : undefined}
                  value={step.days}
                  errors={errors[`${path}.steps.${at}.days`]}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => change(step.key, { days: event.currentTarget.value })}
                  onPaste={(event) => paste(event, step.key)}
                />
              </td>
              <td className="[&_input]:pl-8">
                <TextField
                  label={`Totaal van stap ${at + 1}`}
                  hideLabel
                  before="€"
                  value={step.total}
                  errors={errors[`${path}.steps.${at}.total`]}
                  inputMode="decimal"
                  autoComplete="off"
                  onChange={(event) => change(step.key, { total: event.currentTarget.value })}
                  onPaste={(event) => paste(event, step.key)}
                />
              </td>
              <td className="h-11 pt-2.5 text-ink-muted text-sm">{perDay(step)}</td>
              <td className="pr-0!">
                <IconButton
                  label={`Stap ${at + 1} verwijderen`}
                  icon={X}
                  iconSize={18}
                  onClick={() => remove(step.key)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {whole.length > 0 && (
        <div className="pb-2">
          <FieldErrors id={`${path}-steps`} errors={whole} />
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button ref={addButton} tone="secondary" size="sm" onClick={add}>
          <Plus aria-hidden />
          Stap erbij
        </Button>
        <Button tone="secondary" size="sm" onClick={() => onPaste('')}>
          <ClipboardPaste aria-hidden />
          Plak een prijslijst
        </Button>
      </div>
    </div>
  )
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()
