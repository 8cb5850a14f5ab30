import type { ParkingType } from './parking.ts'
import type { ParkingLabel } from './parking-labels.ts'

// One descriptor per field of a parking. Form, import, export, filter, comparison, log and API use
// it, so a new field needs a descriptor, a column in the table and a place on screen.
// Public pages load this file: checks with their own messages are in parking-schema.ts, and other
// names for a CSV column in domain/import/parking-import.ts.

type Names = {
  /** Used where no other name is given. */
  label: string
  /** The label in the admin's form. */
  form?: string
  /** The column header in a CSV file. */
  csv?: string
  /** The name in the change log. */
  log?: string
}

type Optional = {
  /** May be null. A field that a call leaves out keeps its value. */
  optional?: true
}

export type TextField = Names & Optional & { kind: 'text' }

export type TypeField = Names & { kind: 'type' }

export type NumberField = Names &
  Optional & {
    kind: 'whole' | 'decimal' | 'euros'
    /** 'min', 'cm': shown to visitors after the number. */
    unit?: string
    /** The placeholder in the form. */
    example?: string
    /** The allowed values. Without it, parking-schema.ts has a check with its own messages. */
    range?: readonly [lowest: number, highest: number]
    /** The form's message if the input is not a number. */
    ask?: string
    /** Null if it has no row in the comparison. */
    comparison: NumberComparison | null
    filter: LimitFilter | null
  }

export type TickField = Names & {
  kind: 'tick'
  /** The meaning of a call that leaves it out: an error, no change, or unknown. */
  leftOut: 'error' | 'unchanged' | 'unknown'
  /** The parkings for which unknown means no. */
  isNoFor?: (parking: { type: ParkingType }) => boolean
  filter: WishFilter | null
}

export type NumberComparison = {
  /** Under which heading it stands. */
  about: 'way' | 'reviews'
  look?: 'rating'
  /** The label whose rules say which is the best, and the tag that it gets. */
  best?: { label: ParkingLabel; tag: string }
  /** False if the number means nothing for this parking. */
  isKnown?: (parking: { reviews: number }) => boolean
}

/** A slider: shows only parkings with at most, or at least, this value. */
export type LimitFilter = {
  /** The name in the filter state. */
  name: string
  /** The name in the address. */
  address: string
  keep: 'atMost' | 'atLeast'
  /** The ends of the slider, up to 999. */
  from: number
  to: number
  /** How far the end can move once a visitor asks for what lies beyond it. */
  reach?: number
  step: number
  /** The title above the slider. */
  title: string
  /** The label in the statistics, for all values together. */
  counted: string
  /** The text of a value: 'max. 10 min'. */
  text: (value: number) => string
}

/** A checkbox: shows only parkings with the feature. */
export type WishFilter = {
  group: 'security' | 'extras'
  /** The name in the filter state, if it is not that of the field. */
  name?: string
  /** The value in the address. */
  address: string
}

/** A field with a column of its own. The features share one. */
export type ColumnField = TextField | TypeField | NumberField

type Field = ColumnField | TickField

const descriptors = {
  airportCode: { kind: 'text', label: 'Luchthaven' },
  name: { kind: 'text', label: 'Naam' },
  type: { kind: 'type', label: 'Type' },
  distance: {
    kind: 'whole',
    label: 'Naar de terminal',
    form: 'Afstand tot de terminal (min)',
    csv: 'Minuten',
    log: 'Minuten naar de terminal',
    unit: 'min',
    comparison: { about: 'way', best: { label: 'Dichtst bij de terminal', tag: 'Dichtstbij' } },
    filter: {
      name: 'maxDistance',
      address: 'max',
      keep: 'atMost',
      from: 0,
      to: 20,
      reach: 999,
      step: 1,
      title: 'Afstand tot de terminal',
      counted: 'Afstand',
      text: (minutes) => `max. ${minutes} min`,
    },
  },
  // comparison.ts adds the price rows, which depend on the stay.
  pricePerDay: { kind: 'euros', label: 'Prijs per dag', comparison: null, filter: null },
  rating: {
    kind: 'decimal',
    label: 'Beoordeling',
    example: '4,6',
    range: [0, 5],
    ask: 'Vul een beoordeling in van 0 tot 5',
    comparison: {
      about: 'reviews',
      look: 'rating',
      best: { label: 'Hoogste beoordeling', tag: 'Hoogste beoordeling' },
      isKnown: ({ reviews }) => reviews > 0,
    },
    filter: null,
  },
  reviews: {
    kind: 'whole',
    label: 'Aantal beoordelingen',
    range: [0, 10_000_000],
    ask: 'Vul het aantal beoordelingen in',
    comparison: { about: 'reviews' },
    filter: null,
  },
  affiliateUrl: { kind: 'text', label: 'Affiliatelink' },
  imageUrl: { kind: 'text', label: 'Afbeelding URL', csv: 'Afbeelding' },
  security: {
    kind: 'tick',
    label: '24/7 beveiliging',
    leftOut: 'error',
    filter: { group: 'security', name: 'twentyFourSeven', address: '24-7' },
  },
  covered: {
    kind: 'tick',
    label: 'Overdekt parkeren',
    leftOut: 'error',
    filter: { group: 'extras', address: 'overdekt' },
  },
  chargingPoint: {
    kind: 'tick',
    label: 'Oplaadpunt',
    leftOut: 'error',
    filter: { group: 'extras', address: 'oplaadpunt' },
  },
  keyDrop: {
    kind: 'tick',
    label: 'Sleutel inleveren',
    leftOut: 'error',
    filter: { group: 'extras', address: 'sleutel' },
  },
  shuttle24h: {
    kind: 'tick',
    label: 'Shuttle 24/7',
    leftOut: 'unknown',
    // Without a shuttle there is none at night.
    isNoFor: ({ type }) => type !== 'shuttle',
    filter: null,
  },
  cameras: {
    kind: 'tick',
    label: 'Camera’s',
    csv: "Camera's",
    leftOut: 'unchanged',
    filter: { group: 'security', address: 'cameras' },
  },
  fenced: {
    kind: 'tick',
    label: 'Omheind terrein',
    leftOut: 'unchanged',
    filter: { group: 'security', address: 'omheind' },
  },
  unavailable: {
    kind: 'text',
    label: 'Niet beschikbaar omdat',
    form: 'Reden die bezoekers lezen',
    optional: true,
  },
} as const satisfies Record<string, Field>

type Descriptors = typeof descriptors

export type FieldName = keyof Descriptors

type NameOf<Shape> = {
  [Name in FieldName]: Descriptors[Name] extends Shape ? Name : never
}[FieldName]

/** A feature: stored in the column `features`. */
export type TickName = NameOf<{ kind: 'tick' }>
export type NumberName = NameOf<{ kind: NumberField['kind'] }>
export type ColumnName = Exclude<FieldName, TickName>
export type OptionalName = NameOf<{ optional: true }>
/** A number whose check follows from its descriptor. */
export type RangedName = NameOf<{ range: readonly [number, number] }>

type ValueOf<Name extends ColumnName> =
  | (Name extends NumberName ? number : Name extends 'type' ? ParkingType : string)
  | (Name extends OptionalName ? null : never)

/** The columns of a parking. */
export type Columns = { [Name in ColumnName]: ValueOf<Name> }

export type Features = { [Name in Exclude<TickName, UnknownTick>]: boolean } & {
  [Name in UnknownTick]?: boolean
}

export type RequiredTick = NameOf<{ leftOut: 'error' }>
type UnknownTick = NameOf<{ leftOut: 'unknown' }>

/** The name in the filter state: `maxDistance`. */
export type LimitName = NonNullable<Descriptors[NumberName]['filter']>['name']

/** The name in the filter state: `twentyFourSeven`, `covered`. */
export type WishName<Group extends WishFilter['group']> = {
  [Name in TickName]: Descriptors[Name]['filter'] extends { group: Group; name: infer Own }
    ? Own
    : Descriptors[Name]['filter'] extends { group: Group }
      ? Name
      : never
}[TickName] &
  string

export const fields: Record<FieldName, Field> = descriptors

/** The fields of some kinds. Their names match the types above, which select by the same kinds. */
function fieldsWhere<Name extends FieldName, Kind extends Field>(is: (field: Field) => boolean) {
  const found = Object.entries(fields).filter(([, field]) => is(field))
  return Object.fromEntries(found) as Record<Name, Kind>
}

export const tickFields = fieldsWhere<TickName, TickField>(({ kind }) => kind === 'tick')

export const columnFields = fieldsWhere<ColumnName, ColumnField>(({ kind }) => kind !== 'tick')

export const numberFields = fieldsWhere<NumberName, NumberField>((field) => 'comparison' in field)
