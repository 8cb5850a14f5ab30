export type ContactRequest = {
  id: number
  name: string
  email: string
  subject: string
  message: string
  createdAt: string
  isResolved: boolean
}

export type AffiliateClick = {
  id: number
  parkingId: number | null
  parkingName: string
  clickDate: string
}

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
