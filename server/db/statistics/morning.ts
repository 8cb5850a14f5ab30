import { asc, sql } from 'drizzle-orm'
import { comparedWeeks, type Morning } from '#domain/admin/morning.ts'
import { listRefusedLogins } from '#server/access/login-limits.ts'
import { listUsernames } from '#server/db/access/admins.ts'
import { findLastBackup } from '#server/db/backups.ts'
import { db } from '#server/db/client.ts'
import { isOpenContact } from '#server/db/contacts.ts'
import { contactRequests } from '#server/db/schema.ts'

export async function readMorning(): Promise<Morning> {
  const [[yesterday, ...weeksBefore], oldestOpen, lastBackup, usernames] = await Promise.all([
    countClicksOfWeekday(),
    findOldestOpen(),
    findLastBackup(),
    listUsernames(),
  ])
  if (!yesterday) throw new Error('there is always a yesterday')
  const refused = await listRefusedLogins(usernames)

  return {
    yesterday,
    sameWeekdays: weeksBefore.map(({ clicks }) => clicks),
    oldestOpen,
    lastBackup: lastBackup?.at ?? null,
    refusedLogins: refused.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Clicks by visitors yesterday and on the same weekday of the weeks before, in Dutch time. */
async function countClicksOfWeekday(): Promise<Morning['yesterday'][]> {
  const { rows } = (await db.execute(sql`
    select day::text as day, (
      select count(*)::int from affiliate_clicks
      where bot_reason is null
        and click_date >= day::timestamp at time zone 'Europe/Amsterdam'
        and click_date < (day + 1)::timestamp at time zone 'Europe/Amsterdam'
    ) as clicks
    from (
      select (now() at time zone 'Europe/Amsterdam')::date - 1 - 7 * week as day
      from generate_series(0, ${comparedWeeks}::int) week
    ) days
    order by days.day desc`)) as unknown as { rows: Morning['yesterday'][] }
  return rows
}

async function findOldestOpen(): Promise<Morning['oldestOpen']> {
  const { id, createdAt, isResolved } = contactRequests
  const [oldest] = await db
    .select({ id, createdAt, isResolved, open: sql<number>`(count(*) over ())::int` })
    .from(contactRequests)
    .where(isOpenContact)
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
  return oldest ? { ...oldest, createdAt: oldest.createdAt.toISOString() } : null
}
