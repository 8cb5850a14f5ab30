import type { Editable } from '#domain/changes/editable.ts'
import type { Network } from './network.ts'

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

export type Rate = {
  /** The first day on which a booking gets it. */
  startsOn: string
  unit: RateUnit
  /** Hundredths of a percent, or cents of euro. */
  rate: number
}

export type Programme = {
  id: number
  name: string
  network: Network
  /** Null where it is of several. */
  providerId: number | null
  status: ProgrammeStatus
  statusSince: string
  /** What the network calls it. */
  networkNumber: string | null
  cookieDays: number
  certainAfter: Certainty
  certainDays: number | null
  parameter: string | null
  longest: number | null
  wrapper: string | null
  hosts: string[]
  brandTerms: string | null
  vouchers: VoucherTerm | null
  contact: string | null
  note: string | null
  isSample: boolean
}

/** As the admin sees it. Only a manager sees the rates. */
export type AdminProgramme = Programme &
  Editable & {
    provider: string | null
    /** How many parkings have it today. */
    parkings: number
    /** The newest day first. */
    rates?: Rate[]
  }

/** What holds on a day. */
export const rateOn = (rates: Rate[], day: string): Rate | undefined =>
  rates
    .filter(({ startsOn }) => startsOn <= day)
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]
