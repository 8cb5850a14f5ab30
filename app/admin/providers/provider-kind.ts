import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { type Country, countries } from '#domain/airport/airport.ts'
import { readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { parse } from '#domain/form/form.ts'
import { type AdminProvider, type Mark, registryOf } from '#domain/provider/provider.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'

const labels = {
  tradeName: 'Handelsnaam',
  legalName: 'Juridische naam',
  country: 'Land',
  registryNumber: 'Nummer in het handelsregister',
  website: 'Website',
  phone: 'Telefoon',
  phoneHours: 'Bereikbaar',
  marks: 'Keurmerken',
  leftOutAt: 'Bekend, maar niet getoond',
  leftOutBecause: 'Waarom niet getoond',
  leftOutSince: 'Niet getoond sinds',
}

/** A mark as it is typed. The key tells the rows apart. */
export type MarkFields = Record<keyof Mark, string> & { key: number }

export type ProviderFieldValues = {
  [Name in keyof typeof labels]: Name extends 'marks' ? MarkFields[] : string
}

export type ProviderSaveForm = SaveForm<ProviderFieldValues, AdminProvider>

export const providerKind: FormKind<ProviderFieldValues, AdminProvider> = {
  labels,
  fields: (provider) => ({
    tradeName: provider?.tradeName ?? '',
    legalName: provider?.legalName ?? '',
    country: provider?.country ?? 'NL',
    registryNumber: provider?.registryNumber ?? '',
    website: provider?.website ?? '',
    phone: provider?.phone ?? '',
    phoneHours: provider?.phoneHours ? writeFactText('phoneHours', provider.phoneHours) : '',
    marks: (provider?.marks ?? []).map((mark, key) => ({
      key,
      name: mark.name,
      number: mark.number ?? '',
      validUntil: mark.validUntil ?? '',
      proof: mark.proof ?? '',
    })),
    leftOutAt: provider?.leftOutAt ?? '',
    leftOutBecause: provider?.leftOutBecause ?? '',
    leftOutSince: provider?.leftOutSince ?? '',
  }),
  check: (fields) =>
    parse(providerSchema, {
      ...fields,
      // Each country has one register.
      registry: fields.registryNumber.trim() === '' ? null : registryOf[countryOf(fields)],
      phoneHours: hoursOf(fields.phoneHours.trim()),
    }),
  show: {
    country: (code) => countries[countryOf({ country: code })],
    marks: (marks) => marks.map(markAsText).join('; '),
    leftOutAt: (code) => code || 'Nee',
    leftOutSince: (day) => (day === '' ? '' : formatDay(day)),
  },
}

/** Hours that can't be read are refused by the schema. */
const hoursOf = (typed: string) =>
  typed === '' ? null : (readFactText('phoneHours', typed) ?? typed)

export const countryOf = ({ country }: { country: string }): Country =>
  keysOf(countries).find((code) => code === country) ?? 'NL'

/** 'Veilig Parkeren, 0000-11, tot 12 december 2026'. */
export function markAsText({
  name,
  number,
  validUntil,
  proof,
}: { [Field in keyof Mark]: string | null }): string {
  const until = validUntil && `tot ${formatDay(validUntil)}`
  return [name, number, until, proof].filter((part) => part).join(', ')
}
