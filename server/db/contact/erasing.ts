import { and, eq, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { auditLog, contactRequests, erasures } from '#server/db/schema.ts'
import type { Erasure } from '#server/erasures/erased.ts'

const lower = (email: string) => email.trim().toLowerCase()

export const isFrom = (person: string) => eq(sql`lower(${contactRequests.email})`, lower(person))

/**
 * Permanently deletes the messages of one person, also from the log of changes (GDPR right to erasure).
 *
 * @param until what the person wrote later stays; without it, nothing does
 * @param change the change that the log notes this deletion under
 * @returns the number of deleted messages
 */
export async function eraseContacts(
  tx: Database,
  person: string,
  { until, change }: { until?: Date; change?: string },
): Promise<number> {
  const isBefore = (moment: PgColumn) => (until ? lte(moment, until) : undefined)
  const gone = await tx
    .delete(contactRequests)
    .where(and(isFrom(person), isBefore(contactRequests.createdAt)))
    .returning({ id: contactRequests.id })

  const { before, after } = auditLog
  const wrote = (row: PgColumn) => sql`lower(${row} ->> 'email') = ${lower(person)}`
  const ofPerson = and(
    eq(auditLog.subject, 'contact_requests'),
    isBefore(auditLog.at),
    or(change ? eq(auditLog.change, change) : undefined, wrote(before), wrote(after)),
  )
  // The threads first: the requests still say whose they are.
  const requests = tx.select({ id: auditLog.subjectId }).from(auditLog).where(ofPerson)
  const isInThread = sql`(coalesce(${after}, ${before}) ->> 'contact_id')::int in ${requests}`
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.subject, 'contact_messages'), isInThread))
  await tx.update(auditLog).set({ before: null, after: null }).where(ofPerson)
  return gone.length
}

/** The address of everyone who wrote, as far as the messages and the log know. */
export async function listWriters(tx: Database): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select lower(email) as email from contact_requests
    union select lower(before ->> 'email') from audit_log where subject = 'contact_requests'
    union select lower(after ->> 'email') from audit_log where subject = 'contact_requests'
  `)) as unknown as { rows: { email: string | null }[] }
  return rows.flatMap(({ email }) => email ?? [])
}

export const listErasures = (tx: Database): Promise<Erasure[]> => tx.select().from(erasures)

export async function addErasures(tx: Database, added: Erasure[]): Promise<void> {
  for (const erasure of added) {
    await tx
      .insert(erasures)
      .values(erasure)
      .onConflictDoUpdate({
        target: erasures.hash,
        set: { at: sql`greatest(${erasures.at}, excluded.at)` },
      })
  }
}
