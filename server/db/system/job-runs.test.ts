import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { boss } from '#server/jobs/boss.ts'
import { withSeededDatabase } from '#test/database.ts'
import { listJobRuns } from './job-runs.ts'

withSeededDatabase()

afterEach(() => boss.stop({ graceful: false }))

test('nothing is known before the jobs were ever started', async () => {
  await db.execute(sql`drop schema if exists pgboss cascade`)

  expect(await listJobRuns()).toEqual([])
})

test('a job tells when it last did its work, how often it failed and what waits', async () => {
  await boss.start()
  await boss.createQueue('back-up', { retryLimit: 0 })
  const done = await boss.send('back-up')
  const failed = await boss.send('back-up')
  await boss.send('back-up')
  const taken = await boss.fetch('back-up', { batchSize: 2 })
  expect(taken.map(({ id }) => id).sort()).toEqual([done, failed].sort())
  await boss.complete('back-up', done ?? '')
  await boss.fail('back-up', failed ?? '', new Error('no room'))

  const [run] = await listJobRuns()
  expect(run).toMatchObject({
    name: 'back-up',
    lastCompletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    failed: 1,
    failedInRow: 1,
    last: { isDone: false, output: { message: 'no room' } },
    waiting: 1,
  })
  expect(Math.abs(Date.parse(run?.lastCompletedAt ?? '') - Date.now())).toBeLessThan(600_000)
})
