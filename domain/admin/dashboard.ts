import type { ContactRequest } from '#domain/contact/contact.ts'
import type { AffiliateClick } from '#domain/statistics/click.ts'
import type { Todo } from './checklist.ts'

export type DashboardSummary = {
  totalAirports: number
  totalParkings: number
  totalBlogPosts: number
  totalFaqs: number
  openContactRequests: number
  totalAffiliateClicks: number
  latestContacts: ContactRequest[]
  latestClicks: AffiliateClick[]
  /** The last 60 days at our airports, today included, the oldest first. */
  clicksPerDay: { day: string; clicks: number }[]
  checklist: Todo[]
  /** When the last copy of the site was kept. */
  lastBackup: string | null
  /** Only what happened yesterday and today. */
  refusedLogins?: RefusedLogins[]
}

/** Tries at the password of one account that were not even judged: too many before them were wrong. */
export type RefusedLogins = { username: string; count: number; lastAt: string }
