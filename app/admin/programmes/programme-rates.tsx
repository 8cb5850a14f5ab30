import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { FormSection, SectionTitle } from '#app/admin/form/form-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { rateUnits } from '#domain/earnings/programme/programme.ts'
import { maxRates } from '#domain/earnings/programme/programme-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { ProgrammeSaveForm, RateFields } from './programme-kind.ts'

/** What it pays, each from a day on. Only managers see it. */
export function ProgrammeRates({ form }: { form: ProgrammeSaveForm }) {
  const { rates } = form.fields
  const today = amsterdamDay(new Date())
  const holds = rates
    .filter(({ startsOn }) => startsOn !== '' && startsOn <= today)
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]?.key

  function append() {
    const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1
    const unit = rates[0]?.unit ?? 'percent'
    form.set({ rates: [{ key, startsOn: today, unit, rate: '' }, ...rates] })
  }

  const change = (key: number, changes: Partial<RateFields>) =>
    form.set({ rates: rates.map((rate) => (rate.key === key ? { ...rate, ...changes } : rate)) })

  return (
    <FormSection>
      <div>
        <SectionTitle>Vergoeding</SectionTitle>
        <p className="text-ink-muted text-sm">
          Een oudere boeking houdt de vergoeding van haar eigen dag.
        </p>
      </div>
      {rates.map((rate, at) => {
        const field = (of: Exclude<keyof RateFields, 'key'>, label: string) => ({
          label,
          name: `rates.${at}.${of}`,
          value: rate[of],
          errors: form.errors[`rates.${at}.${of}`],
          onChange: (event: { target: { value: string } }) =>
            change(rate.key, { [of]: event.target.value }),
        })
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
          <div
            key={rate.key}
            role="group"
            aria-label={`Vergoeding ${at + 1}`}
            className="grid items-start gap-4 rounded-md bg-sunken p-4 md:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <TextField {...field('startsOn', 'Vanaf')} type="date" />
            <SelectField {...field('unit', 'Soort')}>
              {Object.entries(rateUnits).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field('rate', rate.unit === 'amount' ? 'Bedrag' : 'Percentage')}
              inputMode="decimal"
              autoComplete="off"
              hint={rate.key === holds ? 'Geldt nu' : undefined}
            />
            <div className="text-negative-ink md:pt-7">
              <Button
                tone="ghost"
                onClick={() => form.set({ rates: rates.filter(({ key }) => key !== rate.key) })}
              >
                <Trash2 aria-hidden />
                Verwijderen
                <span className="sr-only">: vergoeding {at + 1}</span>
              </Button>
            </div>
          </div>
        )
      })}
      <p>
        <Button tone="secondary" disabled={rates.length >= maxRates} onClick={append}>
          <Plus aria-hidden />
          Nieuwe vergoeding vanaf …
        </Button>
      </p>
    </FormSection>
  )
}
