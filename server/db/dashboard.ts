import { desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { DashboardSummary } from '#domain/dashboard.ts'
import { db } from './client.ts'
import { affiliateClicks, airports, contactRequests, faqs, parkings, posts } from './schema.ts'

const latest = 20

const { id, name, email, subject, message, createdAt, isResolved } =
  getTableColumns(contactRequests)

// A crawler that says it is one, or a link previewer, is no visitor.
const ofVisitors = isNull(affiliateClicks.botReason)

export async function readDashboard(): Promise<DashboardSummary> {
  const [
    totalAirports,
    totalParkings,
    totalBlogPosts,
    totalFaqs,
    openContactRequests,
    totalAffiliateClicks,
    latestContacts,
    latestClicks,
  ] = await Promise.all([
    db.$count(airports),
    db.$count(parkings),
    db.$count(posts),
    db.$count(faqs),
    db.$count(contactRequests, eq(contactRequests.isResolved, false)),
    db.$count(affiliateClicks, ofVisitors),
    db
      .select({ id, name, email, subject, message, createdAt, isResolved })
      .from(contactRequests)
      .orderBy(desc(contactRequests.createdAt), desc(contactRequests.id))
      .limit(latest),
    db
      .select({
        id: affiliateClicks.id,
        parkingId: affiliateClicks.parkingId,
        parkingName: affiliateClicks.parkingName,
        clickDate: affiliateClicks.clickDate,
      })
      .from(affiliateClicks)
      .where(ofVisitors)
      .orderBy(desc(affiliateClicks.clickDate), desc(affiliateClicks.id))
      .limit(latest),
  ])

  return {
    totalAirports,
    totalParkings,
    totalBlogPosts,
    totalFaqs,
    openContactRequests,
    totalAffiliateClicks,
    latestContacts: latestContacts.map((contact) => ({
      ...contact,
      createdAt: contact.createdAt.toISOString(),
    })),
    latestClicks: latestClicks.map((click) => ({
      ...click,
      clickDate: click.clickDate.toISOString(),
    })),
  }
}
