import { desc, eq, max } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { contactMessages, contactRequests, failures } from '#server/db/schema.ts'
import { findObservation } from './observations.ts'

/** When the mail server last took a letter about a message, and when it last refused any. */
export async function findMailOutcome() {
  const [[mailed], [sent], [refused], taken] = await Promise.all([
    db.select({ at: max(contactRequests.mailedAt) }).from(contactRequests),
    db.select({ at: max(contactMessages.sentAt) }).from(contactMessages),
    db
      .select({ at: failures.at, reason: failures.reason })
      .from(failures)
      .where(eq(failures.message, 'mail not sent'))
      .orderBy(desc(failures.at))
      .limit(1),
    findObservation('mail-sent'),
  ])
  const moments = [mailed?.at, sent?.at].flatMap((at) => (at ? [at.toISOString()] : []))
  if (taken) moments.push(taken.at)
  return {
    lastSentAt: moments.sort().at(-1) ?? null,
    lastRefusal: refused ? { at: refused.at.toISOString(), reason: refused.reason } : null,
  }
}
