import type { AffiliateClick } from './click.ts'
import type { ContactRequest } from './contact.ts'

export type DashboardSummary = {
  totalAirports: number
  totalParkings: number
  totalBlogPosts: number
  totalFaqs: number
  openContactRequests: number
  totalAffiliateClicks: number
  latestContacts: ContactRequest[]
  latestClicks: AffiliateClick[]
}
