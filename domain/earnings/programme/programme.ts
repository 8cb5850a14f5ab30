/** What a programme pays for a booking, in hundredths of a percent or in cents, from a day on. */
export const rateUnits = { percent: 'Percentage', amount: 'Bedrag per boeking' } as const

export type RateUnit = keyof typeof rateUnits

export const programmeStatuses = {
  active: 'Actief',
  paused: 'Gepauzeerd',
  ended: 'Gestopt',
} as const

export type ProgrammeStatus = keyof typeof programmeStatuses

/** After what a booking is certain. */
export const certainties = {
  departure: 'vertrek van de reiziger',
  arrival: 'aankomst van de reiziger',
  booking: 'de boeking',
  days: 'een aantal dagen',
} as const

export type Certainty = keyof typeof certainties

export const voucherTerms = {
  network: 'alleen die van het netwerk',
  none: 'mogen niet',
  any: 'mogen',
} as const

export type VoucherTerm = keyof typeof voucherTerms
