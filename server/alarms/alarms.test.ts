import { beforeEach, expect, test, vi } from 'vitest'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { AlarmNews } from '#domain/system/alarm.ts'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { db } = await import('#server/db/client.ts')
const {
  alarms: table,
  admins,
  backups,
  failures,
  observations,
} = await import('#server/db/schema.ts')
const { addFailures } = await import('#server/db/system/failures.ts')
const { observe } = await import('#server/db/system/observations.ts')
const { env } = await import('#server/env.ts')
const { cleanUp } = await import('#server/jobs/clean-up.ts')
const { asAdmin, withAdmin } = await import('#test/admin.ts')
const { withSeededDatabase } = await import('#test/database.ts')
const { alarms } = await import('./alarms.ts')

vi.mock(import('#server/system/sizes.ts'), { spy: true })
const { diskSize } = await import('#server/system/sizes.ts')

withSeededDatabase()
withAdmin()

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const start = Date.now()
const after = (ms: number) => new Date(start + ms)
const failure = { requestId: null, path: null, job: null, stack: null }

beforeEach(async () => {
  mails.length = 0
  mailServer.refuse = () => undefined
  env.DATA_DIR = '/somewhere'
  disk(50)
  for (const each of [table, backups, failures, observations]) await db.delete(each)
})

const disk = (free: number) =>
  vi.mocked(diskSize).mockResolvedValue({ total: 100e9, free: free * 1e9 })
const subjects = () => mails.map((mail) => /^Subject: (.*(\r\n .*)*)/m.exec(mail)?.[1] ?? '')
const open = async () =>
  (await asAdmin<{ open: AlarmNews[] }>('GET', '/api/admin/system/alarms')).body.open
const copyAt = (at: Date) => db.insert(backups).values({ at, file: 'x', bytes: 1, rows: 1 })

test('a disk that fills is mailed once, a day later, and when there is room again', async () => {
  expect(await alarms.run(after(0))).toBe('alles is in orde')
  disk(7)
  expect(await alarms.run(after(minuteMs))).toBe('niet in orde: 1 oorzaak')
  await alarms.run(after(3 * minuteMs))
  expect(subjects()).toEqual([expect.stringContaining('Alarm')])
  expect(mails[0]).toContain('/admin/systeem')

  await alarms.run(after(dayMs + 2 * minuteMs))
  disk(60)
  await alarms.run(after(dayMs + 4 * minuteMs))
  await alarms.run(after(dayMs + 20 * minuteMs))
  await alarms.run(after(dayMs + 22 * minuteMs))
  expect(subjects()).toEqual([
    expect.stringContaining('Alarm'),
    expect.stringContaining('Nog steeds'),
    expect.stringContaining('Voorbij'),
  ])
  expect(await open()).toEqual([])
})

test('no good copy for two days is an alarm, a new one ends it', async () => {
  await copyAt(after(-3 * dayMs))
  await alarms.run(after(0))
  expect((await open())[0]?.found.title).toBe('Geen goede kopie sinds 3 dagen.')

  await copyAt(after(minuteMs))
  await alarms.run(after(20 * minuteMs))
  expect(await open()).toEqual([])
})

test('mail that is refused stands on the dashboard, and is not asked for again at once', async () => {
  disk(7)
  const refusedAt = 10 * minuteMs
  const at = after(refusedAt)
  await addFailures([{ ...failure, message: 'mail not sent', reason: '550 no', at }])
  await alarms.run(after(refusedAt + 1_000))

  expect((await open()).map(({ found, mailedAt }) => [found.cause, mailedAt])).toEqual([
    ['disk', null],
    ['mail', null],
  ])
  expect(mails).toEqual([])

  // A quarter of an hour later it is tried, and taken.
  await alarms.run(after(refusedAt + 16 * minuteMs))
  expect(subjects()).toHaveLength(1)
})

test('what is over while mail is refused is told once mail is tried again', async () => {
  disk(7)
  await alarms.run(after(0))
  expect(subjects()).toHaveLength(1)
  disk(50)
  const at = after(11 * minuteMs)
  await addFailures([{ ...failure, message: 'mail not sent', reason: '550 no', at }])
  await alarms.run(after(12 * minuteMs))
  expect(subjects()).toHaveLength(1)
  await alarms.run(after(27 * minuteMs))

  expect(subjects()[1]).toContain('Voorbij')
})

test('a mail server that refuses an alarm does not fail the job', async () => {
  disk(7)
  mailServer.refuse = () => Object.assign(new Error('no'), { responseCode: 550 })

  expect(await alarms.run(after(0))).toBe('niet in orde: 1 oorzaak')
  expect((await open())[0]?.mailedAt).toBe(null)
})

test('a late main thread of any process is an alarm, for as long as it is told', async () => {
  await addFailures([{ ...failure, message: 'main thread late', reason: '412 ms', at: after(0) }])
  await alarms.run(after(minuteMs))
  expect((await open())[0]?.found.text).toContain('412 ms')

  await alarms.run(after(30 * minuteMs))
  expect(await open()).toEqual([])
})

test('a certificate near its end is an alarm', async () => {
  const site = env.SITE_URL
  env.SITE_URL = 'https://parkeren.example'
  const certificate = {
    host: 'parkeren.example',
    validFrom: after(-80 * dayMs).toISOString(),
    validUntil: after(10.5 * dayMs).toISOString(),
  }
  await observe('certificate', certificate, after(0))
  await alarms.run(after(minuteMs))
  env.SITE_URL = site

  expect((await open())[0]?.found.title).toBe('Het certificaat loopt over 10 dagen af.')
})

test('a manager sees alarms on the dashboard, an editor does not', async () => {
  disk(7)
  await alarms.run(after(0))
  const read = async () => (await asAdmin<DashboardSummary>('GET', '/api/admin/dashboard')).body
  expect((await read()).alarms?.map(({ found }) => found.cause)).toEqual(['disk'])

  await db.update(admins).set({ role: 'editor' })
  const asEditor = await read()
  const direct = await asAdmin('GET', '/api/admin/system/alarms')
  await db.update(admins).set({ role: 'manager' })
  expect([asEditor.alarms, asEditor.accountEvents, direct.status]).toEqual([
    undefined,
    undefined,
    403,
  ])
})

test('what is over goes after its time, what is open stays', async () => {
  const found = { cause: 'disk', title: '', text: '', effects: [] }
  const old = after(-40 * dayMs)
  const row = { found, since: old, seenAt: old }
  await db.insert(table).values([
    { ...row, cause: 'disk', overAt: old },
    { ...row, cause: 'copies' },
  ])
  await cleanUp.run()

  expect((await db.select({ cause: table.cause }).from(table)).map(({ cause }) => cause)).toEqual([
    'copies',
  ])
})
