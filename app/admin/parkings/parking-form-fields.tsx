import { useList } from '#app/admin/api/use-list.ts'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { PriceField } from '#app/admin/form/price-field.tsx'
import { readDrafts, type TariffDraft } from '#app/admin/tariffs/tariff-draft.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { numberFields } from '#domain/parking/fields.ts'
import { dayPriceOf } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { ParkingFormTypes } from './parking-form-types.tsx'
import { DistanceWarning, PriceWarning, Warned } from './parking-form-warnings.tsx'
import type { ParkingSaveForm } from './parking-kind.ts'
import { useUsualPrice } from './use-usual-price.ts'

/** The numbers with nothing but a field. The others also have a warning. */
const plainNumbers = keysOf(numberFields).filter(
  (name) => name !== 'distance' && name !== 'pricePerDay',
)

/** What travellers read is that of the tariff, if one holds today. */
function priceHint(tariffs: TariffDraft[]): string {
  const ofTariff = dayPriceOf(readDrafts(tariffs).tariffs, amsterdamDay(new Date()))
  const hint = 'Prijs op dagen zonder tarief, bijvoorbeeld €24,95.'
  if (ofTariff === undefined) return hint
  return `${hint} Bezoekers zien vandaag ${formatEuro(ofTariff)}, uit het tarief.`
}

/** The main fields of a parking. */
export function ParkingFormFields({ form }: { form: ParkingSaveForm }) {
  const { fields, row, text } = form
  const airports = useList('airports').rows
  const hasTransfer = fields.transfer.mode !== ''
  const usual = useUsualPrice(fields.airportCode, row?.id)
  // Until the airports have loaded, the current one must still be an option.
  const options = airports ?? (fields.airportCode ? [{ code: fields.airportCode, name: '' }] : [])

  return (
    <FormSection>
      <TextField {...text('name')} autoComplete="off" />
      <ParkingFormTypes {...text('type')} />
      <FormColumns>
        <SelectField {...text('airportCode')}>
          <option value="">Kies een luchthaven</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name ? `${code} · ${name}` : code}
            </option>
          ))}
        </SelectField>
        <Warned wide warning={<DistanceWarning minutes={fields.distance} />}>
          <TextField
            {...text('distance')}
            inputMode="numeric"
            autoComplete="off"
            readOnly={hasTransfer}
            hint={hasTransfer && 'Volgt uit de transfer, bij ‘Van slot tot terminal’.'}
          />
        </Warned>
      </FormColumns>
      <FormColumns>
        <Warned wide warning={<PriceWarning price={Number(fields.pricePerDay)} usual={usual} />}>
          <PriceField {...text('pricePerDay')} hint={priceHint(fields.tariffs)} />
        </Warned>
        <div className="grid items-start gap-5 min-[25rem]:grid-cols-[2fr_3fr]">
          {plainNumbers.map((name) => (
            <TextField
              key={name}
              {...text(name)}
              inputMode={numberFields[name].kind === 'whole' ? 'numeric' : 'decimal'}
              autoComplete="off"
              placeholder={numberFields[name].example}
            />
          ))}
        </div>
      </FormColumns>
    </FormSection>
  )
}
