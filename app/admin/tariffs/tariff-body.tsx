import Trash2 from 'lucide-react/icons/trash'
import type { ChangeEvent } from 'react'
import { RadioChoices } from '#app/admin/form/radio-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Billing, billings } from '#domain/tariff/tariff.ts'
import { keysOf } from '#domain/text/keys.ts'
import { CheckLine } from './check-line.tsx'
import { SourceField } from './source-field.tsx'
import { StepTable } from './step-table.tsx'
import { TariffChart } from './tariff-chart.tsx'
import { seenNow } from './tariff-draft.ts'
import type { TariffRowProps } from './tariff-row.tsx'

type TypedName = 'name' | 'validFrom' | 'validTo' | 'extraDay' | 'minimumDays' | 'maximumDays'

/** The fields of one tariff. */
export function TariffBody(props: TariffRowProps) {
  const { draft, others, path, errors, onChange, onRemove, onPaste } = props
  const field = (name: TypedName) => ({
    value: draft[name],
    errors: errors[`${path}.${name}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  })

  return (
    <div className="grid gap-5 px-5 pt-1 pb-5">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField label="Naam" {...field('name')} maxLength={60} placeholder="Winter 2026" />
        <TextField label="Geldig vanaf" type="date" {...field('validFrom')} />
        <TextField label="Tot en met" type="date" {...field('validTo')} />
      </div>
      <RadioChoices
        legend="Hoe telt de aanbieder?"
        name={`billing-${draft.key}`}
        choices={billingChoices}
        value={draft.billing}
        onChoose={(billing) => onChange({ billing })}
        errors={errors[`${path}.billing`]}
      />
      <div className="grid items-start gap-x-5 gap-y-6 lg:grid-cols-2">
        <StepTable
          steps={draft.steps}
          path={path}
          errors={errors}
          onChange={(steps) => onChange({ steps })}
          onPaste={onPaste}
        />
        <div className="grid gap-5">
          <TextField label="Elke dag erna" inputMode="decimal" before="€" {...field('extraDay')} />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField
              label="Minstens dagen"
              optional
              inputMode="numeric"
              {...field('minimumDays')}
            />
            <TextField
              label="Hoogstens dagen"
              optional
              inputMode="numeric"
              {...field('maximumDays')}
            />
          </div>
          <TariffChart draft={draft} others={others} />
        </div>
      </div>
      <div className="border-line border-t pt-4">
        <CheckLine
          day={draft.checkedOn}
          isChanged={draft.isChanged}
          unknown={
            draft.isChanged ? 'Gewijzigd, nog niet gecontroleerd.' : 'Gecontroleerd met de parking.'
          }
          of={draft.name.trim() || 'Nieuw tarief'}
          id={`${draft.key}-check-errors`}
          errors={errors[`${path}.checkedOn`] ?? errors[`${path}.checkSource`]}
          onCheck={() => onChange(seenNow(draft))}
        >
          {draft.checkedOn !== '' && (
            <SourceField
              source={draft.checkSource}
              onChange={(checkSource) => onChange({ checkSource })}
            />
          )}
        </CheckLine>
      </div>
      <div className="-mb-2 -ml-3 [&>button]:text-negative-ink">
        <Button tone="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
          Tarief verwijderen
        </Button>
      </div>
    </div>
  )
}

const billingHints: Record<Billing, string> = {
  day: 'Elke dag die je raakt, telt',
  period: 'Elke begonnen 24 uur telt',
}

const billingChoices = keysOf(billings).map((value) => ({
  value,
  label: billings[value],
  hint: billingHints[value],
}))
