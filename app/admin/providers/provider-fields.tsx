import type { ComponentProps } from 'react'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { countries } from '#domain/airport/country.ts'
import { placeList } from '#domain/outbound/booking-page-schema.ts'
import { registryOf } from '#domain/provider/provider.ts'
import { providerFields } from '#domain/provider/provider-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { countryOf, type ProviderSaveForm, plainNames } from './provider-kind.ts'

const looks = {
  name: {},
  line: {},
  number: { spellCheck: false },
  address: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  booking: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  hours: { placeholder: '04:00 tot 23:30' },
  day: { type: 'date' },
  airport: {},
} as const satisfies Record<string, ComponentProps<'input'>>

const bookingHint = `Voor de parkings zonder eigen boekingspagina. Plaatsen: ${placeList}`

const textHint =
  'Die ook op de website staat. Elke nacht kijken we of hij er nog staat; zo niet, dan lees je dat bij Controle.'

type FieldProps = { form: ProviderSaveForm; name: (typeof plainNames)[number] }

/** Who the provider is, and how to reach it. */
export function ProviderFields({ form }: { form: ProviderSaveForm }) {
  return (
    <FormSection>
      <FormColumns>
        {plainNames.map((name) => (
          <div key={name} className={isWide(name) ? 'md:col-span-2' : ''}>
            <PlainField form={form} name={name} />
          </div>
        ))}
      </FormColumns>
    </FormSection>
  )
}

const isWide = (name: FieldProps['name']) =>
  ['address', 'booking'].includes(providerFields[name].kind)

function PlainField({ form: { fields, text }, name }: FieldProps) {
  const field = providerFields[name]
  const optional = 'optional' in field
  // Each country has one register, if we know it.
  const registry = registryOf[countryOf(fields)]

  if (field.kind === 'marks' || (name === 'registryNumber' && !registry)) return null
  if (field.kind === 'choice') {
    return (
      <SelectField {...text(name)} optional={optional}>
        {optional && <option value="">Onbekend</option>}
        {keysOf(field.choices).map((choice) => (
          <option key={choice} value={choice}>
            {name === 'country' ? withRegistry(choice) : field.choices[choice]}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <TextField
      {...text(name)}
      {...(name === 'registryNumber' && { label: `${registry}-nummer` })}
      {...looks[field.kind]}
      {...(field.kind === 'booking' && { hint: bookingHint, lines: 3 })}
      {...(name === 'bookingText' && { hint: textHint })}
      optional={optional}
      autoComplete="off"
    />
  )
}

function withRegistry(code: string): string {
  const country = countryOf({ country: code })
  const registry = registryOf[country]
  return registry ? `${countries[country]} (${registry})` : countries[country]
}
