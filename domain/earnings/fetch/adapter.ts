import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import type { Network } from '#domain/earnings/programme/network.ts'

/** What a network is asked: all that was booked since one moment, and all that changed since another. */
export type FetchAsk = {
  publisher: string
  token: string
  bookedSince: Date
  changedSince: Date
  now: Date
  /** Somebody waits for the answer: nothing is asked twice, and none of our own pace is kept. */
  isBrief?: boolean
}

/** What a network told of one advertiser. */
export type ToldByAdvertiser = {
  told: ToldConversion[]
  /** Not in euro: not taken. */
  foreign: number
}

export type FetchAnswer = {
  /** By the number of the advertiser: what came whole, also where `failure` says that there is more. */
  advertisers: Map<string, ToldByAdvertiser>
  /** Transactions that could not be read. */
  unread: number
  /** Why not all could be had, in the words of the network if it gave any; null if all was had. */
  failure: string | null
}

/** How conversions are fetched at one network. Another network is one more of these. */
export type NetworkAdapter = {
  network: Network
  /** The one host that is asked. */
  host: string
  fetch(ask: FetchAsk): Promise<FetchAnswer>
}
