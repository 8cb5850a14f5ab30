import type { ParkingType } from './parking.ts'

// One descriptor per field of a parking. The form, the import, the export, the filter, the comparison,
// the log and the API take a field from here, so that a new one is a descriptor, a column of the table
// and the place where it is drawn. Public pages load this file: checks with messages of their own are
// in parking-schema.ts, and other names for a CSV column in domain/import/import-columns.ts.

type Names = {
  /** The name wherever no other one is given. */
  label: string
  /** In the form of the admin. */
  form?: string
  /** The header of its column in a CSV file. */
  csv?: string
  /** In the log of changes. */
  log?: string
}

type Optional = {
  /** Null is a value, and what a call leaves out stays as it was. */
  optional?: true
}

export type TextField = Names & Optional & { kind: 'text' }

export type TypeField = Names & { kind: 'type' }

export type NumberField = Names &
  Optional & {
    kind: 'whole' | 'decimal' | 'euros'
    /** 'min', 'cm': behind the number, where visitors read it. */
    unit?: string
    /** In the empty field of the form. */
    example?: string
    /** What can be saved. Without it parking-schema.ts has a check with its own messages. */
    range?: readonly [lowest: number, highest: number]
    /** What the form asks for when it finds no number. */
    ask?: string
    /** Null if the field has no row of its own. */
    comparison: NumberComparison | null
    filter: LimitFilter | null
  }

export type TickField = Names & {
  kind: 'tick'
  /** What it means when a call leaves it out: an error, no change, or that nobody knows. */
  leftOut: 'error' | 'unchanged' | 'unknown'
  /** Parkings of which unknown means no. */
  isNoFor?: (parking: { type: ParkingType }) => boolean
  filter: WishFilter | null
}

type NumberComparison = {
  look?: 'rating'
  /** Which value is the best, and the tag that it gets. */
  best?: readonly ['lowest' | 'highest', tag: string]
  /** False if the number says nothing about this parking. */
  isKnown?: (parking: { reviews: number }) => boolean
}

/** A slider: only parkings with at most, or at least, this much. */
export type LimitFilter = {
  /** In the filter state. */
  name: string
  /** The name in the address. */
  address: string
  keep: 'atMost' | 'atLeast'
  /** Where the slider ends, up to 999. */
  from: number
  to: number
  step: number
  /** Above the slider. */
  title: string
  /** In the statistics, for all values together. */
  counted: string
  /** A value as it reads: 'max. 10 min'. */
  text: (value: number) => string
  /** The button that takes it away again. */
  undo: (value: number) => string
}

/** A checkbox: only parkings that have it. */
export type WishFilter = {
  group: 'security' | 'extras'
  /** In the filter state, where it is not the name of the field. */
  name?: string
  /** The value in the address. */
  address: string
}

/** A field with a column of its own. The ticks share one. */
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
    comparison: { best: ['lowest', 'Dichtst bij'] },
    filter: {
      name: 'maxDistance',
      address: 'max',
      keep: 'atMost',
      from: 0,
      to: 20,
      step: 1,
      title: 'Afstand tot de terminal',
      counted: 'Afstand',
      text: (minutes) => `max. ${minutes} min`,
      undo: (minutes) => `Ook verder dan ${minutes} min`,
    },
  },
  // The comparison begins with the price, with or without a stay: see comparison.ts.
  pricePerDay: { kind: 'euros', label: 'Prijs per dag', comparison: null, filter: null },
  rating: {
    kind: 'decimal',
    label: 'Beoordeling',
    example: '4,6',
    range: [0, 5],
    ask: 'Vul een beoordeling in van 0 tot 5',
    comparison: {
      look: 'rating',
      best: ['highest', 'Hoogst'],
      isKnown: ({ reviews }) => reviews > 0,
    },
    filter: null,
  },
  reviews: {
    kind: 'whole',
    label: 'Aantal beoordelingen',
    range: [0, 10_000_000],
    ask: 'Vul het aantal beoordelingen in',
    comparison: {},
    filter: null,
  },
  affiliateUrl: { kind: 'text', label: 'Affiliate-link' },
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
    // Where no shuttle goes, none goes at night.
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

/** A feature: it is in the column `features`. */
export type TickName = NameOf<{ kind: 'tick' }>
export type NumberName = NameOf<{ kind: NumberField['kind'] }>
/** A field with a column of its own. */
export type ColumnName = Exclude<FieldName, TickName>
export type OptionalName = NameOf<{ optional: true }>
/** A number whose descriptor says all that its check needs. */
export type RangedName = NameOf<{ range: readonly [number, number] }>

type ValueOf<Name extends ColumnName> =
  | (Name extends NumberName ? number : Name extends 'type' ? ParkingType : string)
  | (Name extends OptionalName ? null : never)

/** What the columns of a parking hold. */
export type Columns = { [Name in ColumnName]: ValueOf<Name> }

export type Features = { [Name in Exclude<TickName, UnknownTick>]: boolean } & {
  [Name in UnknownTick]?: boolean
}

export type RequiredTick = NameOf<{ leftOut: 'error' }>
type UnknownTick = NameOf<{ leftOut: 'unknown' }>

/** In the filter state: `maxDistance`. */
export type LimitName = NonNullable<Descriptors[NumberName]['filter']>['name']

/** In the filter state: `twentyFourSeven`, `covered`. */
export type WishName<Group extends WishFilter['group']> = {
  [Name in TickName]: Descriptors[Name]['filter'] extends { group: Group; name: infer Own }
    ? Own
    : Descriptors[Name]['filter'] extends { group: Group }
      ? Name
      : never
}[TickName] &
  string

export const fields: Record<FieldName, Field> = descriptors

/** Those of some kinds. The names are those that the types above find by the same kinds. */
function fieldsWhere<Name extends FieldName, Kind extends Field>(is: (field: Field) => boolean) {
  const found = Object.entries(fields).filter(([, field]) => is(field))
  return Object.fromEntries(found) as Record<Name, Kind>
}

export const tickFields = fieldsWhere<TickName, TickField>(({ kind }) => kind === 'tick')

export const columnFields = fieldsWhere<ColumnName, ColumnField>(({ kind }) => kind !== 'tick')

export const numberFields = fieldsWhere<NumberName, NumberField>((field) => 'comparison' in field)
