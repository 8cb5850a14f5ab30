import type { AccountEvent } from '#domain/access/account-event.ts'
import type { ContactRequest } from '#domain/contact/contact.ts'
import type { AffiliateClick } from '#domain/statistics/click.ts'
import type { AlarmNews } from '#domain/system/alarm.ts'
import type { Todo } from './checklist.ts'

export type DashboardSummary = {
  totalAirports: number
  totalParkings: number
  totalBlogPosts: number
  totalFaqs: number
  /** Without probable spam. */
  openContactRequests: number
  totalAffiliateClicks: number
  latestContacts: LatestContact[]
  latestClicks: AffiliateClick[]
  /** The last 60 days including today, the oldest first. Only clicks at existing airports. */
  clicksPerDay: { day: string; clicks: number }[]
  checklist: Todo[]
  /** When the last backup was made. */
  lastBackup: string | null
  /** The disk of the database is full: nothing can be saved. */
  lacksSpace?: boolean
  /** Since the start of yesterday. */
  refusedLogins?: RefusedLogins[]
  /** What is not well. */
  alarms?: AlarmNews[]
  /** What happened to accounts in the last day. */
  accountEvents?: AccountEvent[]
}

/** More than the specification asks for, so that it may be missing. */
export type LatestContact = ContactRequest & { probableSpam?: boolean }

/** Login attempts on one account that were refused unchecked, after too many wrong passwords. */
export type RefusedLogins = { username: string; count: number; lastAt: string }
