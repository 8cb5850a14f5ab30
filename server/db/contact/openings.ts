import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Opening } from '#domain/contact/thread.ts'
import { db } from '#server/db/client.ts'
import { admins, contactOpenings } from '#server/db/schema.ts'

const { adminId, contactId, since } = contactOpenings

/** A page that was left without a word, as with a lost connection, counts no longer than this. */
const staysOpen = sql`now() - interval '4 hours'`

/** Notes which request an admin has open: one at a time. */
export async function openContact(admin: number, request: number): Promise<void> {
  const isSame = sql`${contactId} = excluded.contact_id and ${since} > ${staysOpen}`
  await db
    .insert(contactOpenings)
    .values({ adminId: admin, contactId: request })
    .onConflictDoUpdate({
      target: adminId,
      set: {
        contactId: request,
        since: sql`case when ${isSame} then ${since} else now() end`,
      },
    })
}

export async function closeContact(admin: number, request: number): Promise<void> {
  await db.delete(contactOpenings).where(and(eq(adminId, admin), eq(contactId, request)))
}

/** The other admins who have a request open, who opened it first comes first. */
export async function listOpenings(request: number, but: number): Promise<Opening[]> {
  const rows = await db
    .select({ name: admins.username, since })
    .from(contactOpenings)
    .innerJoin(admins, eq(admins.id, adminId))
    .where(and(eq(contactId, request), ne(adminId, but), gt(since, staysOpen)))
    .orderBy(asc(since))
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}
