import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import { readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { parse } from '#domain/form/form.ts'
import { type AdminProvider, type Mark, registryOf } from '#domain/provider/provider.ts'
import {
  type ProviderField,
  perProviderField,
  providerFields,
} from '#domain/provider/provider-fields.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'

// Each country has one register, so the form asks only for the number in it.
const { registry: _, ...labels } = perProviderField(({ label }) => label)

type Name = keyof typeof labels
type TextName = Exclude<Name, 'marks'>

const textNames = keysOf(labels).filter((name): name is TextName => name !== 'marks')

/** The fields without a section of their own. */
export const plainNames = textNames.filter((name) => !name.startsWith('leftOut'))

/** A mark as it is typed. The key tells the rows apart. */
export type MarkFields = Record<keyof Mark, string> & { key: number }

export type ProviderFieldValues = {
  [Of in Name]: Of extends 'marks' ? MarkFields[] : string
}

export type ProviderSaveForm = SaveForm<ProviderFieldValues, AdminProvider>

export const providerKind: FormKind<ProviderFieldValues, AdminProvider> = {
  labels,
  fields: (provider) => ({
    ...perText((name) => typed(providerFields[name], provider?.[name])),
    marks: (provider?.marks ?? []).map((mark, key) => ({
      key,
      name: mark.name,
      number: mark.number ?? '',
      validUntil: mark.validUntil ?? '',
      proof: mark.proof ?? '',
    })),
  }),
  check: (fields) =>
    parse(providerSchema, {
      ...perText((name) => sent(providerFields[name], fields[name])),
      marks: fields.marks,
      // A number of a register that we don't know can't be checked.
      ...registration(fields),
    }),
  keys: { marks: ({ name }) => name.trim() },
  show: {
    ...perText((name) => (value: string) => shown(providerFields[name], value.trim())),
    marks: (marks) => marks.map(markAsText).join('; '),
    leftOutAt: (code) => code || 'Nee',
  },
}

function perText<Value>(value: (name: TextName) => Value): Record<TextName, Value> {
  const values = textNames.map((name) => [name, value(name)])
  return Object.fromEntries(values) as Record<TextName, Value>
}

/** A value in its field. */
function typed(field: ProviderField, value: AdminProvider[TextName] | undefined): string {
  if (value === undefined || value === null) return 'initial' in field ? field.initial : ''
  return typeof value === 'string' ? value : writeFactText('phoneHours', value)
}

/** What is sent of a field. Hours that can't be read are refused by the schema. */
function sent(field: ProviderField, typed: string) {
  const text = typed.trim()
  if (text === '' && 'optional' in field) return null
  return field.kind === 'hours' ? (readFactText('phoneHours', text) ?? text) : typed
}

/** In a comparison with what a colleague saved. */
function shown(field: ProviderField, typed: string): string {
  if (field.kind === 'choice') return field.choices[typed] ?? typed
  return field.kind === 'day' && typed !== '' ? formatDay(typed) : typed
}

function registration(fields: Pick<ProviderFieldValues, 'country' | 'registryNumber'>) {
  const registry = registryOf[countryOf(fields)] ?? null
  const isGiven = registry !== null && fields.registryNumber.trim() !== ''
  return isGiven ? { registry } : { registry: null, registryNumber: null }
}

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
