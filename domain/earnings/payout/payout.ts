import type { Editable } from '#domain/changes/editable.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import type { Owing, Terms } from './outstanding.ts'

// All amounts are in cents of euro, without VAT.

/** What was received, and what the conversions that it covers were worth. */
export type Payout = Editable & {
  id: number
  network: Network
  /** Null: of all programmes of the network. */
  programmeId: number | null
  programme: string | null
  day: string
  number: string
  /** Received. */
  amount: number
  vatPercent: number
  note: string | null
  isSample: boolean
  /** How many lines it has, and their sum. */
  conversions: number
  expected: number
}

/** Shown, and never hidden: below zero where less came than was approved. */
export const differenceOf = ({ amount, expected }: Pick<Payout, 'amount' | 'expected'>): number =>
  amount - expected

export type PayoutLine = {
  conversionId: number
  number: string
  programme: string
  /** Below zero for one that was taken back after it was paid. */
  amount: number
  parkingName: string | null
  isSaidPaid: boolean
}

/** One that can be chosen: approved, and not paid. */
export type DueConversion = PayoutLine & { approvedOn: string }

/** What a new payout would cover. */
export type PayoutPreview = {
  conversions: number
  expected: number
  /** Per programme, without what is taken back. */
  programmes: { id: number; name: string; conversions: number; amount: number }[]
  takenBack: { conversions: number; amount: number }
  /** How many the network says that it paid: all, some or none of them. */
  saidPaid: number
  /** Numbers that no conversion of the network has, and those that are not approved. */
  unknown: string[]
  notDue: { number: string; state: string }[]
  lines: PayoutLine[]
  suspects: Suspect[]
}

/** What may explain a difference. */
export type Suspect = {
  why: 'unpaid' | 'together' | 'changed' | 'uncovered'
  numbers: string[]
  /** What they come to. */
  amount: number
}

/** What is approved and not paid, of one who pays. */
export type Outstanding = {
  network: Network
  /** The programme with terms of its own, or null for the others of the network. */
  programmeId: number | null
  programme: string | null
  conversions: number
  amount: number
  oldest: string
  terms: (Terms & { id: number; version: number }) | null
  owing: Owing
}

/** What was received in a month. */
export type PayoutMonth = { month: string; payouts: number; amount: number; vat: number }
