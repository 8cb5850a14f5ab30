import type { Network } from '#domain/earnings/programme/network.ts'
import type { ConversionState, Match } from './conversion.ts'
import type { HeldConversion } from './conversion-change.ts'

/** A conversion in the admin's list. */
export type ListedConversion = HeldConversion & {
  id: number
  version: number
  programmeId: number
  programmeName: string
  network: Network
  matchedBy: Match | null
  parkingId: number | null
  parkingName: string | null
  airportCode: string | null
  listPosition: number | null
  page: string | null
  source: string | null
  isSample: boolean
  /** The payouts that it stands in. */
  payouts: { id: number; number: string; day: string; amount: number }[]
}

/** The conversions that are not matched, by their name at the network; null for those without one. */
export type UnmatchedName = {
  programmeId: number
  programmeName: string
  name: string | null
  count: number
  cents: number
  firstId: number
  firstNumber: string
  firstCents: number
}

export type ConversionSummary = {
  states: { state: ConversionState; count: number; cents: number }[]
  unmatched: UnmatchedName[]
  programmes: {
    id: number
    name: string
    network: Network
    fileColumns: Record<string, string> | null
  }[]
  /** The first click, or else booking. */
  firstAt: string | null
}
