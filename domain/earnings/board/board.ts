import type { ApprovalRate } from './approval.ts'
import type { Expected, ProgrammeName } from './sums.ts'
import type { BoardPeriod } from './weeks.ts'

/** On which day money stands, with its name in the address of the screen. */
export const moneyDays = {
  click: 'click',
  booking: 'boeking',
  approval: 'goedkeuring',
  payout: 'uitbetaling',
} as const

export type MoneyDay = keyof typeof moneyDays

/** The key figures of a period, in cents. */
export type Figures = {
  expected: number
  approved: number
  paid: number
  open: number
  openCounts: number
  declined: number
  bookings: number
  clicks: number
  /** Null: too few clicks, or money that does not stand on the day of a click. */
  perHundred: number | null
}

export type BoardProgramme = ProgrammeName &
  Expected & {
    /** Null: too few decided bookings, so what is open is not counted. */
    rate: ApprovalRate | null
  }

export type BoardWeek = {
  monday: string
  settled: number
  openCounts: number
  expected: number
  /** Of the week as many weeks before, as it stood at the same age. */
  former: number
  isOpen: boolean
}

/** What the clicks of some weeks bring, beside as many weeks before. */
export type Board = BoardPeriod & {
  day: MoneyDay
  now: Figures
  /** As it stood at the same age. */
  before: Figures
  /** What the same bookings of the weeks before are expected to bring by now. */
  became: number
  programmes: BoardProgramme[]
  perWeek: BoardWeek[]
  /** After how many days the slowest programme has decided most of its bookings. */
  settlesAfter: number
  /** The day of the first booking from which rates of approval follow. */
  since: string | null
  /** Bookings without a known moment of click: they stand on the day of the booking. */
  withoutClick: number
  unmatched: { bookings: number; expected: number }
  /** What has been set up, for who begins. */
  setUp: { programmes: number; parkings: number; withoutProgramme: number; conversions: number }
}
