import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { ContactMessage } from '#domain/contact.ts'
import { db } from './client.ts'
import { contactRequests } from './schema.ts'

export async function addContact(
  message: ContactMessage,
  probableSpam: boolean,
): Promise<{ id: number }> {
  const [added] = await db
    .insert(contactRequests)
    .values({ ...message, probableSpam })
    .returning({ id: contactRequests.id })
  if (!added) throw new Error('a row that was inserted has an id')
  return added
}

/** The oldest messages that the operator was not told of yet. */
export async function listUnmailedContacts(limit: number) {
  return db
    .select()
    .from(contactRequests)
    .where(isNull(contactRequests.mailedAt))
    .orderBy(asc(contactRequests.id))
    .limit(limit)
}

export async function markContactMailed(id: number): Promise<void> {
  await db.update(contactRequests).set({ mailedAt: new Date() }).where(eq(contactRequests.id, id))
}

export async function deleteContactsResolvedBefore(moment: Date): Promise<void> {
  await db
    .delete(contactRequests)
    .where(and(eq(contactRequests.isResolved, true), lt(contactRequests.resolvedAt, moment)))
}
