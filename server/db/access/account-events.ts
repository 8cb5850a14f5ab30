import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import {
  type AccountEvent,
  type AccountEventKind,
  eventsPerDay,
} from '#domain/access/account-event.ts'
import { dayMs } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import { accountEvents, admins, auditLog, passwordLinks } from '#server/db/schema.ts'

const hourMs = 3_600_000

type NewEvent = Pick<typeof accountEvents.$inferInsert, 'adminId' | 'device' | 'by' | 'email'> & {
  kind: AccountEventKind
}

/** Not a second time within the hour from the same device, and not without end. */
export async function addAccountEvent(event: NewEvent, database: Database = db): Promise<void> {
  const { adminId, kind, device = '' } = event
  const ofKind = and(eq(accountEvents.adminId, adminId), eq(accountEvents.kind, kind))
  const within = (ms: number) => gt(accountEvents.at, new Date(Date.now() - ms))
  if ((await database.$count(accountEvents, and(ofKind, within(dayMs)))) >= eventsPerDay) return
  const isSame = and(ofKind, within(hourMs), eq(accountEvents.device, device))
  if (kind === 'device' && (await database.$count(accountEvents, isSame)) > 0) return
  await database.insert(accountEvents).values(event)
}

/**
 * Where the owner of an account reads mail: the address of the last link that they used. A link that is being used
 * is left out, so that whoever had it sent elsewhere does not get the only mail about it. Null: not known.
 */
export async function findNoticeAddress(adminId: number, exceptLink = 0): Promise<string | null> {
  const [link] = await db
    .select({ email: passwordLinks.email })
    .from(passwordLinks)
    .where(
      and(isNoticeAddress, eq(passwordLinks.adminId, adminId), ne(passwordLinks.id, exceptLink)),
    )
    .orderBy(desc(passwordLinks.usedAt))
    .limit(1)
  return link?.email ?? null
}

export const isNoticeAddress = and(
  isNotNull(passwordLinks.email),
  isNotNull(passwordLinks.usedAt),
  isNotNull(passwordLinks.adminId),
)

/** Whether somebody got in with the password of an account before; with a device, from one of that name. */
export async function gotInBefore(
  adminId: number,
  before: Date,
  device?: string,
): Promise<boolean> {
  const isEntry = and(
    eq(auditLog.adminId, adminId),
    inArray(auditLog.action, ['login', 'password']),
    lt(auditLog.at, before),
    device === undefined ? undefined : sql`${auditLog.after} ->> 'device' = ${device}`,
  )
  const [found] = await db.select({ id: auditLog.id }).from(auditLog).where(isEntry).limit(1)
  return found !== undefined
}

/** The oldest first. What nobody could be told for a day is no news any more. */
export async function listUnmailedEvents(now = new Date()) {
  const { id, at, kind, device, by, email } = accountEvents
  const isDue = and(isNull(accountEvents.mailedAt), gt(at, new Date(now.getTime() - dayMs)))
  const rows = await db
    .select({ id, at, kind, device, by, email, username: admins.username })
    .from(accountEvents)
    .innerJoin(admins, eq(admins.id, accountEvents.adminId))
    .where(isDue)
    .orderBy(asc(id))
    .limit(50)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function markEventMailed(id: number): Promise<void> {
  await db.update(accountEvents).set({ mailedAt: new Date() }).where(eq(accountEvents.id, id))
}

/** The newest first. */
export async function listAccountEvents(since: Date): Promise<AccountEvent[]> {
  const { at, kind, device, by } = accountEvents
  const rows = await db
    .select({ at, kind, device, by, username: admins.username })
    .from(accountEvents)
    .innerJoin(admins, eq(admins.id, accountEvents.adminId))
    .where(gt(at, since))
    .orderBy(desc(at), desc(accountEvents.id))
    .limit(100)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function deleteAccountEventsBefore(oldest: Date): Promise<number> {
  const old = lt(accountEvents.at, oldest)
  return (await db.delete(accountEvents).where(old).returning({ id: accountEvents.id })).length
}
