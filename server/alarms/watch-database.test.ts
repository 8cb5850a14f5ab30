import { beforeEach, expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { db } = await import('#server/db/client.ts')
const { alarms: table } = await import('#server/db/schema.ts')
const { listOpenAlarms, saveAlarm } = await import('#server/db/system/alarms.ts')
const { withSeededDatabase } = await import('#test/database.ts')
const { databaseWatch } = await import('./watch-database.ts')

withSeededDatabase()

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const start = Date.parse('2026-11-28T09:00:00Z')

beforeEach(async () => {
  mails.length = 0
  mailServer.refuse = () => undefined
  await db.delete(table)
})

/** Looks at each of these minutes after the start; `trouble` says what there was. */
function watching() {
  let trouble: 'database' | 'disk' | null = null
  const { look } = databaseWatch(() => trouble)
  return async (minute: number, now: typeof trouble) => {
    trouble = now
    await look(start + minute * minuteMs).catch(() => undefined)
  }
}

test('a database that is away for a minute is mailed, by the address that is remembered', async () => {
  const look = watching()
  await look(0, null)
  await look(1, 'database')
  await look(1.9, 'database')
  expect(mails).toEqual([])
  await look(2, 'database')
  await look(9, 'database')

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('database antwoordt niet')
  expect(mails[0]).toContain('To: info@example.com')
})

test('once it is back the alarm is kept as mailed, for the job to end', async () => {
  const look = watching()
  await look(0, null)
  await look(1, 'database')
  await look(2, 'database')
  await look(5, null)
  await look(6, null)

  expect(await listOpenAlarms()).toMatchObject([
    {
      cause: 'database',
      since: new Date(start + minuteMs).toISOString(),
      seenAt: new Date(start + 5 * minuteMs).toISOString(),
      mailedAt: new Date(start + 2 * minuteMs).toISOString(),
    },
  ])
})

test('two processes that saw it keep one alarm', async () => {
  for (const look of [watching(), watching()]) {
    await look(0, null)
    await look(1, 'database')
    await look(2, 'database')
    await look(3, null)
  }

  expect(await listOpenAlarms()).toHaveLength(1)
})

test('less than a minute is nothing', async () => {
  const look = watching()
  await look(0, null)
  await look(1, 'database')
  await look(1.5, null)

  expect([mails, await listOpenAlarms()]).toEqual([[], []])
})

test('a mail that is not taken is tried again minutes later, and the next comes after a day', async () => {
  const look = watching()
  await look(0, null)
  mailServer.refuse = () => Object.assign(new Error('no'), { responseCode: 451 })
  await look(1, 'database')
  await look(2, 'database')
  mailServer.refuse = () => undefined
  await look(3, 'database')
  expect(mails).toEqual([])
  await look(8, 'database')
  await look(8 + dayMs / minuteMs - 1, 'database')
  expect(mails).toHaveLength(1)
  await look(8 + dayMs / minuteMs, 'database')

  expect(mails).toHaveLength(2)
  expect(mails[1]).toContain('Nog steeds')
})

test('a database that takes no writes is a full disk, and not mailed twice', async () => {
  const at = new Date(start - minuteMs).toISOString()
  const found = { cause: 'disk', title: 'Vol.', text: '', effects: [] }
  await saveAlarm({ cause: 'disk', found, since: at, seenAt: at, mailedAt: at, overAt: null })
  const look = watching()
  await look(0, null)
  await look(1, 'disk')
  await look(3, 'disk')
  expect(mails).toEqual([])

  await db.delete(table)
  const other = watching()
  await other(20, null)
  await other(21, 'disk')
  await other(22, 'disk')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('schijf is vol')
})
