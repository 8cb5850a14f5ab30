import type { Parking, ParkingType } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { factWishes } from './fact-wishes.ts'

// One line per fact about a parking. Types, reading, sentences, checks and counts follow from it.
// Public pages load this file: the checks of a form are in fact-schema.ts.

export const factGroups = {
  who: 'Wie',
  where: 'Waar',
  car: 'Je auto',
  booking: 'Boeken',
  travel: 'Onderweg',
  charging: 'Opladen',
} as const

export type FactGroup = keyof typeof factGroups

/** The term of most facts. The others are shorter or longer in proportion to it. */
export const usualFactDays = 180

/** What decides which facts are asked of a parking. */
export type FactSubject = Pick<Parking, 'type' | 'features'>

type Common = {
  group: FactGroup
  label: string
  /** How many days a check holds while the usual term is as built in. */
  holds: number
  /** The checkbox for travellers; null if they can't filter on it. */
  filter: { address: string; label: string } | null
  /** The parkings of which it is asked; without it all. */
  isFor?: (parking: FactSubject) => boolean
  /** False if it has no row of its own. */
  isListed?: false
  /** Other words at parkings of a type. */
  at?: Partial<Record<ParkingType, { label?: string; no?: string }>>
}

export type YesNoFact = Common & { kind: 'yesNo'; yes: string; no: string }

export type NumberFact = Common & {
  kind: 'number'
  range: readonly [lowest: number, highest: number]
  decimals: 0 | 1 | 2
  /** Behind the label in the form: 'Hoogtebeperking (cm)'. */
  unit?: string
  sentence: (value: number) => string
  /** What zero means; the form takes this word too. */
  none?: string
  /** Whether a text may stand in place of the number. */
  orText?: true
}

export type ChoiceFact = Common & { kind: 'choice'; choices: Record<string, string> }

export type TextFact = Common & { kind: 'text'; pattern?: RegExp; ask?: string }

export type HoursFact = Common & { kind: 'hours' }

export type FactField = YesNoFact | NumberFact | ChoiceFact | TextFact | HoursFact

type Own<Field extends FactField> = Partial<Omit<Field, 'kind' | 'group' | 'label' | 'holds'>>

type Line<Field extends FactField> = (
  group: FactGroup,
  label: string,
  holds: number,
  own?: Own<Field>,
) => Field

const yesNo: Line<YesNoFact> = (group, label, holds, own) => {
  return { kind: 'yesNo', group, label, holds, filter: null, yes: 'Ja', no: 'Nee', ...own }
}
const number: Line<NumberFact> = (group, label, holds, own) => {
  const usual = { range: [0, 999], decimals: 0, sentence: formatNumber } as const
  return { kind: 'number', group, label, holds, filter: null, ...usual, ...own }
}
const choice: Line<ChoiceFact> = (group, label, holds, own) => {
  return { kind: 'choice', group, label, holds, filter: null, choices: {}, ...own }
}
const text: Line<TextFact> = (group, label, holds, own) => {
  return { kind: 'text', group, label, holds, filter: null, ...own }
}
const hours: Line<HoursFact> = (group, label, holds, own) => {
  return { kind: 'hours', group, label, holds, filter: null, ...own }
}

const takesKey = ({ features }: FactSubject) => features.keyDrop
const hasShuttle = ({ type }: FactSubject) => type === 'shuttle'
// A traveller who hands over the car at the terminal looks for no space.
const hasSpaces = ({ type }: FactSubject) => type !== 'valet'
const charges = ({ features }: FactSubject) => features.chargingPoint

const keyPlaces = {
  deskSafe: 'In een kluis bij de balie',
  siteSafe: 'In een kluis op het terrein',
  desk: 'Achter de balie',
  car: 'In je auto',
}

const inMetres = (centimetres: number) => `${(centimetres / 100).toFixed(2).replace('.', ',')} m`

const hoursBefore = (count: number) =>
  count === 0 ? 'Tot het laatste moment' : `Tot ${formatNumber(count)} uur vooraf`

const descriptors = {
  official: yesNo('who', 'Officiële luchthavenparking', 365),
  activeSince: number('who', 'Actief sinds', 730, { range: [1900, 2100], sentence: String }),

  entrance: text('where', 'Adres van de inrit', 180, {
    at: { valet: { label: 'Je geeft je auto af' } },
  }),
  coordinates: text('where', 'Coördinaten van de inrit', 365, {
    pattern: /^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/,
    ask: 'Vul ze zo in: 52.2901, 4.7402',
    isListed: false,
  }),
  surface: text('where', 'Ondergrond', 365, { at: { valet: { label: 'Waar je auto staat' } } }),
  heightLimit: number('where', 'Hoogtebeperking', 365, {
    unit: 'cm',
    range: [0, 600],
    none: 'Geen',
    sentence: inMetres,
  }),
  longestCar: number('where', 'Langste auto', 365, {
    unit: 'm',
    range: [3, 20],
    decimals: 1,
    sentence: (metres) => `${formatNumber(metres)} m`,
  }),

  keepKey: yesNo('car', 'Houd je je sleutel', 180, {
    no: 'Nee, je levert hem in',
    at: { valet: { no: 'Nee, de chauffeur rijdt' } },
    filter: factWishes.keepKey,
  }),
  keyPlace: choice('car', 'Waar je sleutel blijft', 180, { choices: keyPlaces, isFor: takesKey }),
  photos: yesNo('car', 'Foto’s bij inleveren', 180, { isFor: takesKey }),
  mileage: yesNo('car', 'Kilometerstand genoteerd', 180, { isFor: takesKey }),
  insured: yesNo('car', 'Verzekering aangetoond', 180, { yes: 'Ja, polis gezien' }),
  guaranteed: yesNo('car', 'Plek gegarandeerd', 180, {
    yes: 'Ja, bij reservering',
    filter: factWishes.guaranteed,
  }),

  freeCancellation: number('booking', 'Gratis annuleren', 90, {
    unit: 'uur vooraf',
    range: [0, 720],
    orText: true,
    sentence: hoursBefore,
    filter: factWishes.freeCancellation,
  }),
  laterReturn: text('booking', 'Later terug', 90),
  openingHours: hours('booking', 'Openingstijden', 90),
  phoneHours: hours('booking', 'Telefoon bereikbaar', 90),

  childSeats: text('travel', 'Kinderzitjes in de bus', 180, { isFor: hasShuttle }),
  luggageHelp: yesNo('travel', 'Hulp bij bagage', 180, { isFor: hasShuttle }),
  wheelchair: yesNo('travel', 'Rolstoel mee', 180, { isFor: hasShuttle }),
  accessibleSpaces: number('travel', 'Mindervalidenplaatsen', 365, {
    none: 'Geen',
    isFor: hasSpaces,
  }),

  chargingPoints: number('charging', 'Aantal laadpunten', 180, { range: [1, 999], isFor: charges }),
  chargingPower: number('charging', 'Vermogen', 365, {
    unit: 'kW',
    range: [1, 400],
    decimals: 1,
    sentence: (power) => `${formatNumber(power)} kW`,
    isFor: charges,
  }),
  chargingPrice: number('charging', 'Prijs per kWh', 90, {
    unit: '€',
    range: [0, 5],
    decimals: 2,
    none: 'Gratis',
    sentence: formatEuro,
    isFor: charges,
  }),
  chargingBookable: yesNo('charging', 'Te reserveren', 180, { isFor: charges }),
} satisfies Record<string, FactField>

export type FactKey = keyof typeof descriptors

export const factFields: Record<FactKey, FactField> = descriptors
