import { and, eq, isNull } from 'drizzle-orm'
import { db } from './client.ts'
import { isOpenContact } from './contacts.ts'
import { contactMessages, contactRequests } from './schema.ts'

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
