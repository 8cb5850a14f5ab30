import { useProviders } from '#app/admin/api/use-providers.ts'
import { FormColumns, FormSection, SectionTitle } from '#app/admin/form/form-section.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import {
  certainties,
  programmeStatuses,
  voucherTerms,
} from '#domain/earnings/programme/programme.ts'
import type { ProgrammeSaveForm } from './programme-kind.ts'

type FieldsProps = { form: ProgrammeSaveForm }

/** What was agreed, and whether it holds. */
export function ProgrammeAgreement({ form: { text, fields } }: FieldsProps) {
  const { providers = [] } = useProviders()
  const { providerId } = fields
  const isKnown = providerId === '' || providers.some(({ id }) => `${id}` === providerId)

  return (
    <FormSection>
      <SectionTitle>Afspraak</SectionTitle>
      <FormColumns>
        <TextField {...text('name')} autoComplete="off" maxLength={120} />
        <SelectField {...text('providerId')} optional>
          <option value="">Van meer aanbieders</option>
          {!isKnown && <option value={providerId}>…</option>}
          {providers.map(({ id, tradeName }) => (
            <option key={id} value={id}>
              {tradeName}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...text('status')}
          hint="Bij gepauzeerd en gestopt gaat de bezoeker naar de eigen pagina van de aanbieder."
        >
          <Options of={programmeStatuses} />
        </SelectField>
        <TextField {...text('statusSince')} type="date" />
        <SelectField {...text('certainAfter')}>
          <Options of={certainties} />
        </SelectField>
        {fields.certainAfter === 'days' && (
          <TextField {...text('certainDays')} inputMode="numeric" autoComplete="off" />
        )}
        <TextField {...text('cookieDays')} inputMode="numeric" autoComplete="off" />
      </FormColumns>
    </FormSection>
  )
}

export function ProgrammeTerms({ form: { text } }: FieldsProps) {
  return (
    <FormSection title="Voorwaarden">
      <TextField {...text('brandTerms')} optional lines={2} maxLength={2_000} />
      <FormColumns>
        <SelectField {...text('vouchers')} optional>
          <option value="">Niets afgesproken</option>
          <Options of={voucherTerms} />
        </SelectField>
        <TextField {...text('contact')} optional lines={2} maxLength={500} />
      </FormColumns>
      <TextField {...text('note')} optional lines={4} maxLength={5_000} />
    </FormSection>
  )
}

const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
