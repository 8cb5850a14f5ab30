import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Outstanding, Payout, PayoutPreview } from '#domain/earnings/payout/payout.ts'
import { db } from '#server/db/client.ts'
import { conversions, payoutLines, payouts, programmes } from '#server/db/earnings/tables.ts'
import { admins } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { addTestConversions, addTestProgramme, withoutEarnings } from '#test/earnings.ts'

withSeededDatabase()
withAdmin()

const path = '/api/admin/payouts'
let programme: number

beforeEach(async () => {
  await withoutEarnings()
  programme = await addTestProgramme('Polder via Awin')
  await addTestConversions(programme, [
    { number: 'A1', commission: 500, day: '2026-09-01' },
    { number: 'A2', commission: 320, day: '2026-10-31' },
    { number: 'A3', commission: 700, day: '2026-11-01' },
    { number: 'A4', commission: 900, state: 'open' },
    { number: 'A5', commission: 900, state: 'declined' },
  ])
})

const aPayout = (more: object = {}) => ({
  ...{ network: 'awin', programmeId: null, day: '2026-11-16', number: 'AW-1', amount: 820 },
  ...{ vatPercent: 21, note: '', covers: { until: '2026-10-31' }, ...more },
})
const make = (more: object = {}) => asAdmin<Payout>('POST', path, aPayout(more))
const preview = async (more: object = {}) =>
  (await asAdmin<PayoutPreview>('POST', `${path}/preview`, { ...aPayout(), ...more })).body
const statesOf = async () =>
  Object.fromEntries(
    (await db.select().from(conversions)).map(({ number, state }) => [number, state]),
  )
const setState = (number: string, state: 'declined' | 'approved') =>
  db.update(conversions).set({ state }).where(eq(conversions.number, number))
const outstanding = async () => (await asAdmin<Outstanding[]>('GET', `${path}/outstanding`)).body
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})
const lastChange = async () =>
  (await asAdmin<{ changes: { change: string }[] }>('GET', '/api/admin/changes')).body.changes[0]
    ?.change ?? ''

test('what was approved up to a day is paid, with its history, and the difference is kept', async () => {
  expect(await preview({ amount: 500 })).toMatchObject({
    ...{ conversions: 2, expected: 820, takenBack: { conversions: 0, amount: 0 } },
    programmes: [{ id: programme, name: 'Polder via Awin', conversions: 2, amount: 820 }],
    suspects: [{ why: 'unpaid', numbers: ['A2'], amount: 320 }],
  })
  const { status, body } = await make({ amount: 500 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ conversions: 2, expected: 820, amount: 500 })
  expect(await statesOf()).toEqual({
    ...{ A1: 'paid', A2: 'paid', A3: 'approved', A4: 'open', A5: 'declined' },
  })
  const [first] = await db.select().from(conversions).where(eq(conversions.number, 'A1'))
  expect(first?.history.map(({ state, by }) => [state, by])).toEqual([
    ['approved', 'file'],
    ['paid', 'payout'],
  ])
  expect(Date.parse(first?.history[1]?.at ?? '')).toBe(first?.stateAt.getTime())
  const { body: lines } = await asAdmin('GET', `${path}/${body.id}/lines`)
  expect(lines).toMatchObject([{ number: 'A1', amount: 500 }, { number: 'A2' }])
})

test('a payout is one change in the log, of which one undo takes all back', async () => {
  const before = await db.select().from(conversions).orderBy(conversions.id)
  await make()
  expect((await undo(await lastChange())).status).toBe(200)

  expect(await db.$count(payouts)).toBe(0)
  expect(await db.$count(payoutLines)).toBe(0)
  const after = await db.select().from(conversions).orderBy(conversions.id)
  const plain = (rows: typeof before) => rows.map(({ version, updatedAt, ...row }) => row)
  expect(plain(after)).toEqual(plain(before))
})

test('an undo leaves all as it is if one conversion changed since, and names it', async () => {
  await make()
  const change = await lastChange()
  await setState('A1', 'declined')

  for (const body of [{}, { onlyOthers: true }]) {
    const refused = await asAdmin('POST', `/api/admin/changes/${change}/undo`, body)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('A1')
  }
  expect(await statesOf()).toMatchObject({ A1: 'declined', A2: 'paid' })
  expect(await db.$count(payouts)).toBe(1)
})

test('a deleted payout makes its conversions approved since the day of before, and comes back', async () => {
  const before = await db.select().from(conversions).orderBy(conversions.id)
  const { body } = await make()
  const removed = await asAdmin<{ change: string }>('DELETE', `${path}/${body.id}`, {})
  expect(removed.status).toBe(200)
  const after = await db.select().from(conversions).orderBy(conversions.id)
  const plain = (rows: typeof before) => rows.map(({ version, updatedAt, ...row }) => row)
  expect(plain(after)).toEqual(plain(before))

  expect((await undo(removed.body.change)).status).toBe(200)
  expect(await statesOf()).toMatchObject({ A1: 'paid', A2: 'paid' })
  expect(await db.$count(payoutLines)).toBe(2)
})

test('what was declined since stays so when its payout is deleted', async () => {
  const { body } = await make()
  await setState('A1', 'declined')
  expect((await asAdmin('DELETE', `${path}/${body.id}`, {})).status).toBe(200)
  expect(await statesOf()).toMatchObject({ A1: 'declined', A2: 'approved' })
  expect((await preview({ covers: { until: '2026-12-31' } })).takenBack.conversions).toBe(0)
})

test('a paid one that the network takes back comes off its next payout, once', async () => {
  const { body: first } = await make()
  await setState('A1', 'declined')
  expect((await outstanding())[0]).toMatchObject({ conversions: 1, amount: 200 })
  const next = { covers: { until: '2026-11-30' }, number: 'AW-2', amount: 200 }
  expect(await preview(next)).toMatchObject({
    ...{ conversions: 2, expected: 200, takenBack: { conversions: 1, amount: -500 } },
  })
  const { body: second } = await make(next)
  expect(second).toMatchObject({ conversions: 2, expected: 200 })
  expect(await statesOf()).toMatchObject({ A1: 'declined', A3: 'paid' })
  expect(await preview(next)).toMatchObject({ conversions: 0, expected: 0 })

  const refused = await asAdmin('DELETE', `${path}/${first.id}`, {})
  expect(refused.status).toBe(409)
  expect(refused.body.error).toContain('AW-2')
  expect((await asAdmin('DELETE', `${path}/${second.id}`, {})).status).toBe(200)
  expect((await preview(next)).takenBack).toEqual({ conversions: 1, amount: -500 })
})

test('one that only took a conversion back is not undone while a later one paid that again', async () => {
  await make()
  await setState('A1', 'declined')
  const back = { covers: { until: '2026-08-31' }, number: 'AW-2', amount: -500 }
  const { body: second } = await make(back)
  expect(second).toMatchObject({ conversions: 1, expected: -500 })
  const change = await lastChange()
  await setState('A1', 'approved')
  const again = { covers: { numbers: ['A1'] }, number: 'AW-3', amount: 500 }
  expect((await make(again)).body).toMatchObject({ expected: 500 })
  const third = await lastChange()

  expect((await asAdmin('DELETE', `${path}/${second.id}`, {})).status).toBe(409)
  const refused = await undo(change)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('AW-3')
  expect(await db.$count(payouts)).toBe(3)

  expect((await undo(third)).status).toBe(200)
  expect((await undo(change)).status).toBe(200)
  expect(await db.$count(payoutLines)).toBe(2)
})

test('a deleted one that took a conversion back stays so while another took it back since', async () => {
  await make()
  await setState('A1', 'declined')
  const back = { covers: { until: '2026-08-31' }, number: 'AW-2', amount: -500 }
  const { body: second } = await make(back)
  const removed = await asAdmin<{ change: string }>('DELETE', `${path}/${second.id}`, {})
  await make({ ...back, number: 'AW-3' })

  const refused = await undo(removed.body.change)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('AW-3')
})

test('chosen numbers are paid whatever their day, and one that is not approved refuses all', async () => {
  const numbers = ['A3', 'A4', 'XX', 'A3']
  expect(await preview({ covers: { numbers } })).toMatchObject({
    ...{ conversions: 1, unknown: ['XX'], notDue: [{ number: 'A4', state: 'open' }] },
  })
  const refused = await make({ covers: { numbers } })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    error: 'Deze conversies kan een uitbetaling niet dekken: A4 (open), XX (onbekend).',
  })
  expect(await statesOf()).toMatchObject({ A3: 'approved', A4: 'open' })
  expect((await make({ covers: { numbers: ['A3'] } })).body).toMatchObject({ expected: 700 })
})

test('of two managers at the same moment one wins, and the other reads what is left', async () => {
  const expected = { conversions: 2, amount: 820 }
  const both = await Promise.all([make({ expected }), make({ expected, number: 'AW-2' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(JSON.stringify(refused?.body)).toContain('intussen veranderd')
  expect(await db.$count(payouts)).toBe(1)
  expect(await db.$count(payoutLines)).toBe(2)

  expect((await make({ number: 'AW-3' })).status).toBe(409)
})

test('a repeated call makes one payout, and a number is given once per network', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [one, two] = [
    await asAdmin<Payout>('POST', path, aPayout(), key),
    await asAdmin<Payout>('POST', path, aPayout(), key),
  ]
  expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id])
  const again = await make({ covers: { until: '2026-11-30' } })
  expect(again.status).toBe(422)
  expect(again.body).toMatchObject({ fields: { number: [expect.stringContaining('al een')] } })
})

test('another network or programme is not paid with it', async () => {
  const other = await addTestProgramme('Terp rechtstreeks', 'direct')
  await addTestConversions(other, [{ number: 'R1', commission: 400 }])
  const wrong = await make({ programmeId: other })
  expect(wrong.status).toBe(422)
  await make({ covers: { until: '2026-12-31' } })
  expect(await statesOf()).toMatchObject({ A3: 'paid', R1: 'approved' })
  expect((await make({ network: 'direct', programmeId: other })).body).toMatchObject({
    programme: 'Terp rechtstreeks',
    expected: 400,
  })
})

test('what was received is changed with its version, and what it covers stays', async () => {
  const { body } = await make()
  const change = {
    day: '2026-11-17',
    number: 'AW-9',
    amount: 810,
    vatPercent: 0,
    note: 'Nagevraagd',
  }
  const saved = await asAdmin<Payout>('PUT', `${path}/${body.id}`, { ...change, version: 1 })
  expect(saved.body).toMatchObject({ ...change, expected: 820, conversions: 2 })
  const stale = await asAdmin('PUT', `${path}/${body.id}`, { ...change, version: 1 })
  expect(stale.status).toBe(409)
})

test('what is outstanding is late by the terms of its programme, or else of its network', async () => {
  const own = await addTestProgramme('Ringvaart via Awin', 'awin', { status: 'ended' })
  await addTestConversions(own, [{ number: 'B1', commission: 900, day: '2026-08-02' }])
  const [none] = await outstanding()
  expect(none).toMatchObject({ programmeId: null, conversions: 4, owing: { state: 'unagreed' } })

  const terms = { network: 'awin', threshold: 2000, days: 60, vatPercent: 0 }
  const put = (body: object) => asAdmin('PUT', '/api/admin/payment-terms', body)
  expect((await put({ ...terms, threshold: 100, programmeId: null })).status).toBe(200)
  expect((await put({ ...terms, programmeId: own })).status).toBe(200)
  expect(await outstanding()).toMatchObject([
    {
      programme: 'Ringvaart via Awin',
      amount: 900,
      oldest: '2026-08-02',
      owing: { state: 'stays' },
    },
    { programme: null, amount: 1520, owing: { state: 'late', expectedOn: '2026-10-31' } },
  ])
  await put({ ...terms, threshold: 100, programmeId: own })
  expect((await outstanding())[0]).toMatchObject({ owing: { state: 'late' } })
})

test('the bookkeeper gets a month or a year, with VAT', async () => {
  await make({ note: '=SUM(A1)' })
  await make({ day: '2026-12-01', number: 'AW-2', covers: { until: '2026-11-30' }, amount: 700 })
  const { body } = await asAdmin('GET', `${path}/months`)
  expect(body).toEqual([
    { month: '2026-12', payouts: 1, amount: 700, vat: 147 },
    { month: '2026-11', payouts: 1, amount: 820, vat: 172 },
  ])
  const month = await requestAsAdmin('GET', '/api/admin/payouts.csv?periode=2026-11')
  expect(month.headers.get('content-disposition')).toContain('uitbetalingen-2026-11.csv')
  const text = await month.text()
  expect(text).toContain("AW-1;2;8,2;8,2;0;21;1,72;9,92;'=SUM(A1)")
  expect(text).not.toContain('AW-2')
  const year = await requestAsAdmin('GET', '/api/admin/payouts.csv?periode=2026')
  expect(await year.text()).toContain('AW-2')
  expect((await requestAsAdmin('GET', '/api/admin/payouts.csv?periode=2026-13')).status).toBe(422)
})

test('a programme with a payout stays', async () => {
  await make()
  await expect(db.delete(programmes).where(eq(programmes.id, programme))).rejects.toThrow()
})

test('what is late is on the list of a manager, and of nobody else', async () => {
  const terms = { network: 'awin', programmeId: null, threshold: 0, days: 10, vatPercent: 21 }
  await asAdmin('PUT', '/api/admin/payment-terms', terms)
  const lateOf = async () =>
    (
      await asAdmin<{ checklist: { kind: string }[] }>('GET', '/api/admin/dashboard')
    ).body.checklist.filter(({ kind }) => kind === 'late-payout')
  expect(await lateOf()).toMatchObject([{ payer: 'Awin', amount: 1520 }])

  await db.update(admins).set({ role: 'editor' })
  expect(await lateOf()).toEqual([])
  expect((await asAdmin('GET', path)).status).toBe(403)
  await db.update(admins).set({ role: 'manager' })
})
