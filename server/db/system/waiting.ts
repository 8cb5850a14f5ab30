import { and, eq, isNull } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { isOpenContact } from '#server/db/contacts.ts'
import { contactMessages, contactRequests } from '#server/db/schema.ts'

/** How much waits: for the mail server, and for a person. */
export async function countWaiting() {
  const [unmailed, answers, open] = await Promise.all([
    db.$count(contactRequests, isNull(contactRequests.mailedAt)),
    db.$count(
      contactMessages,
      and(eq(contactMessages.delivery, 'sending'), isNull(contactMessages.sendingAt)),
    ),
    db.$count(contactRequests, isOpenContact),
  ])
  return { unmailed, answers, open }
}
