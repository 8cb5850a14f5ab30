import { useId } from 'react'
import { RadioChoices } from '#app/admin/form/radio-choices.tsx'
import { Segments } from '#app/admin/form/segments.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { roundings } from '#domain/tariff/amount-change.ts'
import type { PriceReport } from '#domain/tariff/price-change.ts'
import { seasonText } from '#domain/tariff/tariff-season.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import type { readTyped, TypedChange } from './price-typed.ts'

type PriceFieldsProps = {
  typed: TypedChange
  read: ReturnType<typeof readTyped>
  there: Pick<PriceReport, 'seasons' | 'withoutTariff'>
  /** Whether it was tried with something missing. */
  isAsked: boolean
  isBusy: boolean
  onType: (changes: Partial<TypedChange>) => void
}

/** Which prices change, what happens to them, and by how much. */
export function PriceFields({ typed, read, there, isAsked, isBusy, onType }: PriceFieldsProps) {
  const name = useId()
  const { of, season, isNew } = read
  const errors: Record<string, string[] | undefined> = read.change.ok ? {} : read.change.why
  const field = (key: 'by' | 'validFrom' | 'validTo' | 'name', path: string = key) => ({
    value: key === 'name' ? read.name : typed[key],
    // A field that is still empty is no mistake yet.
    errors: isAsked || (key !== 'name' && typed[key] !== '') ? errors[path] : undefined,
    readOnly: isBusy,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onType({ [key]: event.currentTarget.value }),
  })
  const isPercent = typed.unit === 'percent'

  return (
    <>
      <RadioChoices
        legend="Welke prijzen?"
        name={`${name}-of`}
        value={of}
        disabled={isBusy}
        onChoose={(of) => onType({ of })}
        choices={[
          {
            value: 'season',
            label: 'Tarieven van een seizoen',
            hint: season
              ? `${counted(season.parkings, 'parking', 'parkings')}, ${counted(season.amounts, 'bedrag', 'bedragen')}`
              : 'Deze parkings hebben nog geen opgeslagen tarief om van uit te gaan.',
            disabled: !season,
          },
          {
            value: 'day',
            label: 'Prijs per dag van parkings zonder tarief',
            hint: counted(there.withoutTariff, 'parking', 'parkings'),
          },
        ]}
      />
      {of === 'season' && (
        <>
          <SelectField
            label="Seizoen"
            value={season?.name}
            disabled={isBusy}
            hint={season?.period ? seasonText(season.period) : undefined}
            onChange={(event) => onType({ season: event.currentTarget.value })}
          >
            {there.seasons.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name} ({formatNumber(each.parkings)})
              </option>
            ))}
          </SelectField>
          <RadioChoices
            legend="Wat gebeurt ermee?"
            name={`${name}-how`}
            value={typed.how}
            disabled={isBusy}
            onChoose={(how) => onType({ how })}
            choices={[
              {
                value: 'change',
                label: 'Wijzig deze bedragen',
                hint: 'De nieuwe prijzen gelden meteen',
              },
              {
                value: 'new',
                label: 'Maak er een nieuw seizoen van',
                hint: `${read.name || 'Het nieuwe tarief'} komt ernaast, ${season?.name} blijft`,
              },
            ]}
          />
        </>
      )}
      {isNew && (
        <div className="grid items-start gap-x-4 gap-y-3 sm:max-lg:grid-cols-2">
          <TextField label="Geldig vanaf" type="date" {...field('validFrom', 'into.validFrom')} />
          <TextField label="Tot en met" type="date" {...field('validTo', 'into.validTo')} />
          <div className="sm:max-lg:col-span-2">
            <TextField
              label="Naam"
              maxLength={60}
              placeholder="Zomer 2027"
              {...field('name', 'into.name')}
            />
          </div>
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
        <Segments
          legend="Richting"
          name={`${name}-way`}
          options={ways}
          value={typed.way}
          disabled={isBusy}
          onChoose={(way) => onType({ way })}
        />
        <Segments
          legend="Eenheid"
          name={`${name}-unit`}
          options={units}
          value={typed.unit}
          disabled={isBusy}
          onChoose={(unit) => onType({ unit })}
        />
        <TextField
          label={`${ways[typed.way]} met (${isPercent ? '%' : '€'})`}
          inputMode="decimal"
          placeholder={isPercent ? '4' : '0,50'}
          {...field('by')}
        />
        <SelectField
          label="Afronden op"
          value={read.roundTo}
          disabled={isBusy}
          onChange={(event) => onType({ roundTo: event.currentTarget.value })}
        >
          {roundings.map((cents) => (
            <option key={cents} value={cents}>
              {cents === 1 ? 'hele cent' : formatCents(cents)}
            </option>
          ))}
        </SelectField>
        {of === 'season' && !isPercent && (
          <p className="col-span-2 text-ink-muted text-sm/[1.45]">
            Elk totaal verandert met dit bedrag. Wat elke dag erna kost, blijft gelijk.
          </p>
        )}
      </div>
    </>
  )
}

const ways = { up: 'Verhogen', down: 'Verlagen' }
const units = { percent: 'Procent', euros: 'Bedrag' }
