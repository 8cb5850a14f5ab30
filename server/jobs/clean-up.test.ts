import { beforeEach, expect, test } from 'vitest'
import { addLoginAttempts } from '#server/db/access/login-attempts.ts'
import { db } from '#server/db/client.ts'
import { loginAttempts } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { cleanUp } from './clean-up.ts'

withSeededDatabase()
beforeEach(async () => {
  await db.delete(loginAttempts)
})

test('a failed login is deleted after a day, not before', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
  await db.insert(loginAttempts).values([
    { key: 'yesterday', failures: 9, lastAt: hoursAgo(25) },
    { key: 'today', failures: 9, lastAt: hoursAgo(23) },
  ])
  await addLoginAttempts(['now'])
  await cleanUp.run()

  const left = await db.select().from(loginAttempts)
  expect(left.map(({ key }) => key).toSorted()).toEqual(['now', 'today'])
})
