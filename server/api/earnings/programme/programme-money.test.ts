import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ProgrammesMoney } from '#domain/earnings/programme/programme-money.ts'
import { db } from '#server/db/client.ts'
import { storeConversions } from '#server/db/earnings/conversion/store-conversions.ts'
import { fetchRuns, networkAccounts, programmes } from '#server/db/earnings/tables.ts'
import { asAdmin, asRole, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { withoutEarnings } from '#test/earnings.ts'
import { aProgramme } from '#test/programmes.ts'

withSeededDatabase()
withAdmin()
beforeEach(withoutEarnings)

const money = '/api/admin/earnings/programmes'
const now = new Date()

async function added(special: object = {}): Promise<number> {
  const response = await requestAsAdmin('POST', '/api/admin/programmes', aProgramme(special))
  return (await response.json()).id
}

const told = (number: string, state: 'open' | 'approved' | 'declined', commission: number) => ({
  ...{ number, reference: null, clickAt: null, bookedAt: now.toISOString(), changedAt: null },
  ...{ arrival: null, days: null, itemName: null, value: null, commission, state },
  ...{ isSaidPaid: false, reason: null },
})

test('a programme says what is expected of it, and when its data came', async () => {
  const [typed, fetched, failing, empty] = [
    await added({ name: 'Zelf ingelezen' }),
    await added({ name: 'Opgehaald', networkNumber: '1' }),
    await added({ name: 'Mislukt', networkNumber: '2' }),
    await added({ name: 'Nog niets' }),
  ]
  const lines = [
    told('1', 'approved', 250),
    told('2', 'declined', 900),
    // Too few were decided to count what is open.
    told('3', 'open', 500),
  ]
  await db.transaction((tx) => storeConversions(tx, typed, lines, 'file', now))
  for (const [id, publisher] of [
    [fetched, '1'],
    [failing, '2'],
  ] as const) {
    const [account] = await db
      .insert(networkAccounts)
      .values({ network: 'awin', publisher })
      .returning()
    const accountId = account?.id ?? 0
    await db.update(programmes).set({ accountId, isFetched: true }).where(eq(programmes.id, id))
    const runs =
      id === fetched
        ? [{ at: now, failure: null, counts: { [id]: { added: 14, changed: 13 } } }]
        : [1, 2, 3].map((night) => ({
            at: new Date(now.getTime() - night * 24 * 3_600_000),
            failure: '504 Gateway Time-out',
            counts: {},
          }))
    await db.insert(fetchRuns).values(runs.map((run) => ({ ...run, accountId })))
  }

  const { status, body } = await asAdmin<ProgrammesMoney>('GET', money)
  expect(status).toBe(200)
  const of = (id: number) => body.programmes.find((each) => each.id === id)
  expect(of(typed)).toMatchObject({ expected: 250, last: { by: 'file', failure: null } })
  expect(of(fetched)).toMatchObject({
    expected: 0,
    last: { by: 'fetch', nights: 0, count: { added: 14, changed: 13 } },
  })
  expect(of(failing)?.last).toMatchObject({ nights: 3, failure: '504 Gateway Time-out' })
  expect(of(empty)).toEqual({ id: empty, expected: 0, last: null })
  expect(body.withoutProgramme).toBe(body.parkings)
})

test('programmes are a file for a spreadsheet, with rates only for a manager', async () => {
  await added({ name: '=1+1', note: 'Belt, soms' })
  const file = await requestAsAdmin('GET', '/api/admin/programmes.csv')
  expect(file.headers.get('content-disposition')).toMatch(/programmas-\d{4}-\d\d-\d\d\.csv/)
  const whole = await file.text()
  expect(whole).toContain('vanaf 2026-10-01 8% van de boeking; vanaf 2026-05-25 7% van de boeking')
  expect(whole).not.toMatch(/[,;\n]=1/)

  const asEditor = await asRole('editor')
  const seen = await (await asEditor('GET', '/api/admin/programmes.csv')).text()
  expect(seen).toContain('Belt, soms')
  expect(seen).not.toMatch(/Vergoeding|van de boeking/)
  expect((await asEditor('GET', money)).status).toBe(403)
  expect((await (await asRole('reader'))('GET', '/api/admin/programmes.csv')).status).toBe(403)
})
