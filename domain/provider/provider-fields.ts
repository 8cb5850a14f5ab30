import { countries } from '#domain/airport/country.ts'
import type { Period } from '#domain/stay/time-of-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Mark, registries } from './provider.ts'

// One descriptor per field of a provider. Type, checks, form, import, export, API and log use it, so a
// new field needs a descriptor and a column in the table.

type Common = {
  label: string
  /** The column header in a CSV file, if it is not the label. */
  csv?: string
  /** Other names for that column, in lower case and without spaces. */
  also: readonly string[]
  /** Whether visitors may read it. */
  isPublic?: true
  /** Whether a call may leave it out, and so keep it as it is. */
  mayBeOmitted?: true
}

type Optional = {
  /** May be null, and is null for a new provider. */
  optional: true
}

/** A text of one line that must be there. */
type NameField = Common & { kind: 'name'; shortest: number; longest: number; ask: string }

type LineField = Common & Optional & { kind: 'line'; longest: number }

type ChoiceField = Common & {
  kind: 'choice'
  choices: Record<string, string>
  ask: string
  /** Files and the log have the key, which people know: 'KvK'. */
  byKey?: true
} & (Optional | { initial: string })

/** A number in a register, an address on the web, one with places for a stay, a phone, its hours, a day, or the code of an airport. */
type PatternField = Common &
  Optional & { kind: 'number' | 'address' | 'booking' | 'phone' | 'hours' | 'day' | 'airport' }

type MarksField = Common & { kind: 'marks' }

export type ProviderField = NameField | LineField | ChoiceField | PatternField | MarksField

/** In the order of the form and of a file. */
const descriptors = {
  tradeName: {
    kind: 'name',
    label: 'Handelsnaam',
    also: ['aanbieder', 'naam', 'bedrijf'],
    shortest: 2,
    longest: 100,
    ask: 'Handelsnaam is verplicht',
    isPublic: true,
  },
  legalName: {
    kind: 'line',
    label: 'Juridische naam',
    also: ['statutairenaam', 'bedrijfsnaam'],
    longest: 100,
    optional: true,
    isPublic: true,
  },
  country: {
    kind: 'choice',
    label: 'Land',
    also: ['country', 'landcode'],
    choices: countries,
    ask: 'Kies een land',
    initial: 'NL',
    isPublic: true,
  },
  registry: {
    kind: 'choice',
    label: 'Handelsregister',
    csv: 'Register',
    also: ['handelsregister'],
    choices: registries,
    ask: 'Kies een register',
    byKey: true,
    optional: true,
    isPublic: true,
  },
  registryNumber: {
    kind: 'number',
    label: 'Nummer in het handelsregister',
    csv: 'Registernummer',
    also: ['kvk', 'kvknummer', 'kbonummer', 'ondernemingsnummer', 'hrbnummer'],
    optional: true,
    isPublic: true,
  },
  website: {
    kind: 'address',
    label: 'Website',
    also: ['site', 'url'],
    optional: true,
    isPublic: true,
  },
  /** Of its parkings that have none of their own. */
  bookingPage: {
    kind: 'booking',
    label: 'Boekingspagina met verblijf',
    csv: 'Boekingspagina',
    also: ['boekpagina', 'boekingspaginametverblijf'],
    optional: true,
    mayBeOmitted: true,
  },
  /** Looked for at night. */
  bookingText: {
    kind: 'line',
    label: 'Tekst op de boekingspagina',
    csv: 'Tekst op de pagina',
    also: ['paginatekst', 'tekstopdeboekingspagina'],
    longest: 200,
    optional: true,
    mayBeOmitted: true,
  },
  phone: {
    kind: 'phone',
    label: 'Telefoon',
    also: ['telefoonnummer'],
    optional: true,
    isPublic: true,
  },
  /** When the phone is answered. */
  phoneHours: {
    kind: 'hours',
    label: 'Bereikbaar',
    csv: 'Telefoon bereikbaar',
    also: ['bereikbaar', 'telefoontijden'],
    optional: true,
    isPublic: true,
  },
  marks: {
    kind: 'marks',
    label: 'Keurmerken',
    also: ['keurmerk', 'certificaten'],
    isPublic: true,
  },
  /** The airport where it is known and not listed; null if it is listed. */
  leftOutAt: {
    kind: 'airport',
    label: 'Bekend, maar niet getoond',
    csv: 'Niet getoond bij',
    also: ['nietbij'],
    optional: true,
    mayBeOmitted: true,
  },
  leftOutBecause: {
    kind: 'line',
    label: 'Waarom niet getoond',
    csv: 'Niet getoond omdat',
    also: ['waaromniet'],
    longest: 200,
    optional: true,
    mayBeOmitted: true,
  },
  leftOutSince: {
    kind: 'day',
    label: 'Niet getoond sinds',
    also: ['nietsinds'],
    optional: true,
    mayBeOmitted: true,
  },
} as const satisfies Record<string, ProviderField>

type Descriptors = typeof descriptors

export type ProviderFieldName = keyof Descriptors

type NameOf<Shape> = {
  [Name in ProviderFieldName]: Descriptors[Name] extends Shape ? Name : never
}[ProviderFieldName]

type PublicName = NameOf<{ isPublic: true }>
export type OmittedName = NameOf<{ mayBeOmitted: true }>

type ValueOfKind<Field> = Field extends { kind: 'marks' }
  ? Mark[]
  : Field extends { kind: 'hours' }
    ? Period
    : Field extends { choices: infer Choices }
      ? keyof Choices
      : string

type ValueOf<Field> = ValueOfKind<Field> | (Field extends Optional ? null : never)

/** The fields of a provider, with their values. */
export type ProviderFields = { [Name in ProviderFieldName]: ValueOf<Descriptors[Name]> }
export type PublicProviderFields = Pick<ProviderFields, PublicName>

export const providerFields: Record<ProviderFieldName, ProviderField> = descriptors

export const providerFieldNames = keysOf(providerFields)

// The names are exactly those of the type.
export const publicProviderNames = providerFieldNames.filter(
  (name): name is PublicName => providerFields[name].isPublic === true,
)

/** A value for each field. */
export function perProviderField<Value>(
  value: (field: ProviderField, name: ProviderFieldName) => Value,
): Record<ProviderFieldName, Value> {
  const values = providerFieldNames.map((name) => [name, value(providerFields[name], name)])
  return Object.fromEntries(values) as Record<ProviderFieldName, Value>
}

/** A provider of which nothing is known yet. */
export const newProvider = Object.fromEntries(
  providerFieldNames
    .filter((name) => providerFields[name].kind !== 'name')
    .map((name) => [name, initialOf(providerFields[name])]),
) as Omit<ProviderFields, NameOf<{ kind: 'name' }>>

function initialOf(field: ProviderField): ProviderFields[ProviderFieldName] {
  if (field.kind === 'marks') return []
  return 'initial' in field ? field.initial : null
}
