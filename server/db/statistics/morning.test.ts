import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { contactRequests } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { readMorning } from './morning.ts'

withSeededDatabase()

/** Noon in Amsterdam, this many days ago. */
const daysAgo = (days: number) =>
  sql`((now() at time zone 'Europe/Amsterdam')::date - ${days}::int + time '12:00') at time zone 'Europe/Amsterdam'`

const message = {
  name: 'Jo',
  email: 'jo@example.com',
  subject: 'Een vraag',
  message: 'Hoe laat open?',
}

test('the oldest message that is still open waits, with the number of open ones', async () => {
  expect((await readMorning()).oldestOpen).toBeNull()

  const rows = await db
    .insert(contactRequests)
    .values([
      { ...message, createdAt: daysAgo(9), isResolved: true, resolvedAt: new Date() },
      { ...message, createdAt: daysAgo(2) },
      { ...message, createdAt: daysAgo(7), probableSpam: true },
      { ...message, createdAt: daysAgo(5) },
    ])
    .returning({ id: contactRequests.id })
  expect((await readMorning()).oldestOpen).toMatchObject({ id: rows[3]?.id, open: 2 })
})
