import type { TravellerReport } from '#domain/contact/traveller-report.ts'
import type { Fact } from '#domain/fact/fact.ts'
import type { FailedPicture } from '#domain/media/picture-failure.ts'
import type { BrokenLink } from '#domain/outbound/broken-link.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import type { CheckSource } from '#domain/tariff/tariff-check.ts'
import type { CheckOutcome } from './check.ts'
import type { CheckKind } from './check-kind.ts'
import type { Portion } from './portion.ts'

/** Something dated, of a parking or of a provider. */
export type DueItem = {
  /** By its name in a check: see dated-item.ts. */
  item: string
  kind: CheckKind
  /** A price that is older than twice its setting. */
  isOldPrice: boolean
  parkingId: number | null
  providerId: number | null
  name: string
  airportCode: string | null
  parkingType: ParkingType | null
  /** The tariff that a price is of; null for a price per day. */
  tariff: string | null
  /** Null if nobody ever checked it. */
  checkedOn: string | null
  /** The last day on which it holds. */
  dueOn: string
  daysLate: number
  /** In the last 30 days. */
  clicks: number
}

/** The price to compare: of a stay, or of one day where no tariff is known. In euros. */
export type ComparedPrice = {
  amount: number | null
  stay: TimedStay | null
  pricePerDay: number
  /** Where it was checked last, and by whom. */
  checkSource: CheckSource | null
  checkedBy: string | null
}

/** With all that its card needs. */
export type CheckCard = DueItem & {
  /** What is checked together, on one page: its provider, or a parking without one. */
  group: { key: string; name: string }
  /** Of the parking or the provider that a check is based on. */
  version: number
  price: ComparedPrice | null
  fact: Fact | null
  reviews: { rating: number; count: number; source: string | null } | null
  mark: { number: string | null; validUntil: string; proof: string | null } | null
  /** The page of the provider, never through the affiliate link. */
  address: string | null
}

/** A report of a traveller, with what we show. */
export type ReportCard = {
  id: number
  version: number
  report: TravellerReport
  message: string
  /** Empty without one. */
  email: string
  createdAt: string
  /** Null if the parking is gone. */
  parking: {
    version: number
    name: string
    /** What we show about its topic; null if that is not one thing. */
    shown: string | null
    checkedOn: string | null
    price: ComparedPrice
    tariff: string | null
    fact: Fact | null
    address: string | null
  } | null
}

export type CheckQueue = {
  today: string
  portion: Portion
  /** All that is due, with the reports. */
  todo: number
  /** The answers of today, by what they were about. */
  found: FoundToday[]
  /** The days of this week so far on which something was answered. */
  week: { day: string; done: number }[]
  /** Of which the portion keeps so many fresh. */
  prices: { count: number; staleDays: number }
  reports: ReportCard[]
  items: CheckCard[]
  /** Of what is due after this portion: so many had no click in 30 days. */
  quietBeyond: number
  /** The first thing that waits for another day. */
  beyond: { item: string; name: string } | null
  /** What is due next, if nothing is now: on which day, and of what. */
  next: { on: string; item: string; name: string } | null
  canMail: boolean
  /** Of other sites, that could not be fetched. No part of the portion: they have no date. */
  pictures: FailedPicture[]
  /** That lead to what is gone, changed or not allowed. Nor are these: the night looks again by itself. */
  links: BrokenLink[]
}

export type FoundToday = { kind: CheckKind } & Record<CheckOutcome, number>

export type CheckCount = Pick<Portion, 'done' | 'left'>

/** An earlier check, with its evidence. */
export type PastCheck = {
  id: number
  item: string
  outcome: CheckOutcome
  username: string
  at: string
  stay: TimedStay | null
  amount: number | null
  url: string | null
  hasPicture: boolean
}

/** The answer to a check: what the next one of the same parking is based on. */
export type SavedCheck = { id: number; version: number; change: string }
