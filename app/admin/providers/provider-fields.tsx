import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { countries } from '#domain/airport/airport.ts'
import { registryOf } from '#domain/provider/provider.ts'
import { keysOf } from '#domain/text/keys.ts'
import { countryOf, type ProviderSaveForm } from './provider-kind.ts'

const webField = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** Who the provider is, and how to reach it. */
export function ProviderFields({ form: { fields, text } }: { form: ProviderSaveForm }) {
  const registry = registryOf[countryOf(fields)]

  return (
    <FormSection>
      <FormColumns>
        <TextField {...text('tradeName')} autoComplete="off" />
        <TextField {...text('legalName')} optional autoComplete="off" />
      </FormColumns>
      <FormColumns>
        <SelectField {...text('country')}>
          {keysOf(countries).map((code) => (
            <option key={code} value={code}>
              {countries[code]} ({registryOf[code]})
            </option>
          ))}
        </SelectField>
        <TextField
          {...text('registryNumber')}
          label={`${registry}-nummer`}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      </FormColumns>
      <TextField {...text('website')} {...webField} optional />
      <FormColumns>
        <TextField {...text('phone')} type="tel" optional autoComplete="off" />
        <TextField
          {...text('phoneHours')}
          optional
          autoComplete="off"
          placeholder="04:00 tot 23:30"
        />
      </FormColumns>
    </FormSection>
  )
}
