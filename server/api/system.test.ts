import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FailureGroup } from '#domain/system/failure.ts'
import { lightsOf, type SystemReport } from '#domain/system/system-report.ts'
import { db } from '#server/db/client.ts'
import { backups, contactRequests } from '#server/db/schema.ts'
import { addFailures } from '#server/db/system/failures.ts'
import { boss } from '#server/jobs/boss.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { startJobs, stopJobs } from '#server/jobs/schedule.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const path = '/api/admin/system'
const read = async () => (await asAdmin<SystemReport>('GET', path)).body
const runNow = (name: string) => asAdmin<{ error: string }>('POST', `${path}/jobs/${name}`)
const reportOf = async (name: string) => (await read()).jobs.find((job) => job.name === name)

test('before the jobs have started none has run, and none can be run', async () => {
  const { jobs: reports } = await read()

  expect(reports.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
  expect(reports.every(({ last, isDue }) => last === null && !isDue)).toBe(true)
  expect((await runNow('clean-up')).status).toBe(503)
})

test('the report says what there is', async () => {
  await db.insert(backups).values([
    { file: 'kept', bytes: 1_000, rows: 1, at: new Date('2026-11-20T02:20:00Z') },
    { file: null, bytes: 9_000, rows: 1, at: new Date('2026-11-21T02:20:00Z') },
  ])
  const report = await read()

  expect(report.copies).toEqual({ lastAt: '2026-11-20T02:20:00.000Z', kept: 1, bytes: 1_000 })
  expect(report.database.schema).toBeGreaterThan(36)
  expect(report.mail).toEqual({ isSetUp: false, lastSentAt: null, lastRefusal: null })
  // The database of a test is in memory, or elsewhere.
  expect(lightsOf(report)).toMatchObject({ site: 'good', database: 'good', mail: 'off' })
})

test('a letter after the last refusal makes up for it', async () => {
  const refused = new Date('2026-11-20T09:00:00Z')
  const failure = { requestId: null, path: null, job: null, stack: null }
  await addFailures([{ ...failure, message: 'mail not sent', reason: '550 full', at: refused }])
  await addFailures([{ ...failure, message: 'page failed', reason: 'odd', at: new Date() }])
  const { mail } = await read()
  expect(mail.lastRefusal).toEqual({ at: refused.toISOString(), reason: '550 full' })

  await db.insert(contactRequests).values({
    ...{
      name: 'Zoë',
      email: 'zoe@example.com',
      subject: 'Vraag',
      message: 'Waar staat mijn auto?',
    },
    createdAt: new Date('2026-11-20T08:00:00Z'),
    updatedAt: new Date('2026-11-20T08:00:00Z'),
    mailedAt: new Date('2026-11-20T10:00:00Z'),
  })
  expect((await read()).mail.lastSentAt).toBe('2026-11-20T10:00:00.000Z')
})

test('failures are told by their cause, and found by the number', async () => {
  const failure = { path: '/blog', job: null, stack: null, message: 'page failed', reason: 'slow' }
  await addFailures([
    { ...failure, requestId: 'aaaaaaaa-aaaa', at: new Date('2026-11-20T11:00:00Z') },
    { ...failure, requestId: 'bbbbbbbb-bbbb', at: new Date('2026-11-20T12:00:00Z') },
  ])
  const all = await asAdmin<FailureGroup[]>('GET', `${path}/failures`)
  const one = await asAdmin<FailureGroup[]>('GET', `${path}/failures?id=%20AAAAAAAA-aaaa`)

  expect(all.body.find(({ reason }) => reason === 'slow')).toMatchObject({
    requestId: 'bbbbbbbb-bbbb',
    times: 2,
  })
  expect(one.body).toMatchObject([{ requestId: 'aaaaaaaa-aaaa', times: 1 }])
  expect((await asAdmin('GET', `${path}/failures?id=none`)).body).toEqual([])
})

test('a job that does not exist cannot be run', async () => {
  expect((await runNow('none')).status).toBe(404)
})

describe('once the jobs have started', () => {
  beforeAll(startJobs)
  afterAll(stopJobs)

  test('a job runs at once, and tells what came of it', async () => {
    expect((await runNow('back-up')).status).toBe(204)
    await expect.poll(async () => (await reportOf('back-up'))?.last?.isDone).toBe(true)

    expect((await reportOf('back-up'))?.last?.outcome).toMatch(
      /^\d[\d.]* rijen$|^die van deze nacht/,
    )
  })

  test('a job that may take long runs in one process, and tells what came of it', async () => {
    expect((await boss.getQueue('send-copy'))?.policy).toBe('singleton')
    await runNow('send-copy')

    await expect
      .poll(async () => (await reportOf('send-copy'))?.last?.outcome)
      .toBe('niet ingesteld')
  })

  test('a job that fails says why', async () => {
    vi.spyOn(cleanUp, 'run').mockRejectedValue(new Error('no room'))
    await boss.updateQueue('clean-up', { retryLimit: 0 })
    await runNow('clean-up')
    await expect.poll(async () => (await reportOf('clean-up'))?.last?.isDone).toBe(false)
    // What somebody started counts for none in a row; the schedule sends it without a key.
    expect((await reportOf('clean-up'))?.failedInRow).toBe(0)
    await boss.send('clean-up', {})
    await expect.poll(async () => (await reportOf('clean-up'))?.failedInRow).toBe(1)

    expect((await reportOf('clean-up'))?.last).toMatchObject({ isDone: false, outcome: 'no room' })
  })
})
