import { asc, sql } from 'drizzle-orm'
import type { Morning } from '#domain/admin/morning.ts'
import { listRefusedLogins } from '#server/access/login-limits.ts'
import { listUsernames } from '#server/db/access/admins.ts'
import { findLastBackup } from '#server/db/backups.ts'
import { db } from '#server/db/client.ts'
import { isWaitingContact, waitingSince } from '#server/db/contacts.ts'
import { contactRequests } from '#server/db/schema.ts'
import { readMorningClicks } from '#server/statistics/morning-clicks.ts'

export async function readMorning(): Promise<Morning> {
  const [clicks, oldestOpen, lastBackup, usernames] = await Promise.all([
    readMorningClicks(),
    findOldestOpen(),
    findLastBackup(),
    listUsernames(),
  ])
  const refused = await listRefusedLogins(usernames)

  return {
    ...clicks,
    oldestOpen,
    lastBackup: lastBackup?.at ?? null,
    refusedLogins: refused.reduce((sum, { count }) => sum + count, 0),
  }
}

async function findOldestOpen(): Promise<Morning['oldestOpen']> {
  const { id, isResolved } = contactRequests
  const [oldest] = await db
    .select({ id, since: waitingSince, isResolved, open: sql<number>`(count(*) over ())::int` })
    .from(contactRequests)
    .where(isWaitingContact)
    .orderBy(asc(waitingSince), asc(id))
    .limit(1)
  if (!oldest?.since) return null
  return { ...oldest, since: oldest.since.toISOString() }
}
