import { asc, desc, getTableColumns, isNull, sql } from 'drizzle-orm'
import { checklist, markTodos, type Todo } from '#domain/admin/checklist.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { Outstanding } from '#domain/earnings/payout/payout.ts'
import { payerName } from '#domain/earnings/payout/reminder.ts'
import { amsterdamDay, dayMs } from '#domain/text/date.ts'
import { listRefusedLogins } from '#server/access/login-limits.ts'
import { countAllClicks } from '#server/statistics/report.ts'
import { listAccountEvents } from './access/account-events.ts'
import { listUsernames } from './access/admins.ts'
import { listAdminAirports } from './airports.ts'
import { findLastBackup } from './backups.ts'
import { connection, db } from './client.ts'
import { isOpenContact } from './contacts.ts'
import { listStopped } from './earnings/board/stopped.ts'
import { listFailingFetches } from './earnings/fetch/failing-fetches.ts'
import { listOutstanding } from './earnings/payout/outstanding.ts'
import { listFaqs } from './faqs.ts'
import { countLongBroken } from './links/broken-links.ts'
import { countUntagged } from './parkings/parkings.ts'
import {
  affiliateClicks,
  airports,
  contactRequests,
  faqs,
  parkings,
  posts,
  providers,
} from './schema.ts'
import { findSettings } from './settings.ts'
import { listOpenAlarms } from './system/alarms.ts'

const maxLatest = 20

const { id, name, email, subject, message, createdAt, isResolved, probableSpam } =
  getTableColumns(contactRequests)

// Excludes declared crawlers, link previewers and floods.
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
    clicksPerDay,
    settings,
    allAirports,
    lastBackup,
    usernames,
    untagged,
    marked,
    questions,
    open,
    owed,
    events,
    failing,
    stopped,
    broken,
  ] = await Promise.all([
    db.$count(airports),
    db.$count(parkings),
    db.$count(posts),
    db.$count(faqs),
    db.$count(contactRequests, isOpenContact),
    countAllClicks(),
    db
      .select({ id, name, email, subject, message, createdAt, isResolved, probableSpam })
      .from(contactRequests)
      .orderBy(desc(contactRequests.createdAt), desc(contactRequests.id))
      .limit(maxLatest),
    db
      .select({
        id: affiliateClicks.id,
        parkingId: affiliateClicks.parkingId,
        parkingName: affiliateClicks.parkingName,
        airportCode: affiliateClicks.airportCode,
        clickDate: affiliateClicks.clickDate,
      })
      .from(affiliateClicks)
      .where(ofVisitors)
      .orderBy(desc(affiliateClicks.clickDate), desc(affiliateClicks.id))
      .limit(maxLatest),
    countClicksPerDay(),
    findSettings(),
    listAdminAirports(),
    findLastBackup(),
    listUsernames(),
    countUntagged(),
    listMarked(),
    listFaqs(),
    listOpenAlarms(),
    listOutstanding(amsterdamDay(new Date())),
    listAccountEvents(new Date(Date.now() - dayMs)),
    listFailingFetches(),
    listStopped(),
    countLongBroken(new Date()),
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
    clicksPerDay,
    checklist: checklist(settings, allAirports, {
      untagged,
      failing,
      stopped,
      broken,
      faqs: questions,
      marks: markTodos(marked, amsterdamDay(new Date())),
      late: lateTodos(owed),
    }),
    lastBackup: lastBackup?.at ?? null,
    lacksSpace: connection.lacksSpace(),
    refusedLogins: await listRefusedLogins(usernames),
    alarms: open.map(({ found, since, mailedAt, overAt }) => ({ found, since, mailedAt, overAt })),
    accountEvents: events,
  }
}

/** Only for who sees what is earned. */
const lateTodos = (owed: Outstanding[]): Todo[] =>
  owed.flatMap((one): Todo[] => {
    const { owing, amount } = one
    if (owing.state !== 'late') return []
    return [{ kind: 'late-payout', payer: payerName(one), amount, daysLate: owing.daysLate }]
  })

/** The providers with a mark. */
const listMarked = () =>
  db
    .select({ id: providers.id, tradeName: providers.tradeName, marks: providers.marks })
    .from(providers)
    .where(sql`jsonb_array_length(${providers.marks}) > 0`)
    .orderBy(asc(providers.id))

const chartDays = 60

/** Clicks by visitors per day in Dutch time. A day without clicks has zero. */
async function countClicksPerDay(): Promise<DashboardSummary['clicksPerDay']> {
  const { rows } = (await db.execute(sql`
    select day::date::text as day, count(click.id)::int as clicks
    from generate_series(
      (now() at time zone 'Europe/Amsterdam')::date - ${chartDays - 1}::int,
      (now() at time zone 'Europe/Amsterdam')::date,
      interval '1 day'
    ) day
    left join affiliate_clicks click
      on click.click_date >= day::timestamp at time zone 'Europe/Amsterdam'
      and click.click_date < (day::timestamp + interval '1 day') at time zone 'Europe/Amsterdam'
      and click.bot_reason is null
    group by day order by day`)) as unknown as { rows: DashboardSummary['clicksPerDay'] }
  return rows.map(({ day, clicks }) => ({ day, clicks }))
}
