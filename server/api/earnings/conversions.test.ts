import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ConversionReport } from '#domain/earnings/conversion/import-report.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import {
  conversions,
  matchRules,
  payoutLines,
  payouts,
  programmes,
} from '#server/db/earnings/tables.ts'
import { parkings } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

type Told = ConversionReport & {
  error: string
  report: ConversionReport
  change: string
  fields: Record<string, string[]>
  matched: number
  rows: ListedConversion[]
}

let programmeId = 0
let directId = 0
let parkingId = 0

beforeEach(async () => {
  await db.delete(payoutLines)
  await db.delete(payouts)
  await db.delete(conversions)
  await db.delete(matchRules)
  await db.delete(programmes)
  const all = await db
    .insert(programmes)
    .values([
      { name: 'Proef via Daisycon', network: 'daisycon', statusSince: '2026-01-01' },
      { name: 'Proef rechtstreeks', network: 'direct', statusSince: '2026-01-01' },
    ])
    .returning({ id: programmes.id })
  ;[programmeId = 0, directId = 0] = all.map(({ id }) => id)
  const [parking] = await db.select({ id: parkings.id }).from(parkings).orderBy(asc(parkings.id))
  parkingId = parking?.id ?? 0
})

const values = { bookedAt: '01-10-2026', commission: '4,50', state: 'open', currency: 'EUR' }

const lineOf = (row: number, more: object = {}) => ({
  row,
  values: { number: `T${row}`, ...values, ...more },
})

const send = (lines: object[], more: object = {}) =>
  asAdmin<Told>('POST', '/api/admin/conversions/import', {
    ...{ programmeId, lines, apply: false, ...more },
  })

const undo = (change: string) => asAdmin<Told>('POST', `/api/admin/changes/${change}/undo`, {})

const stored = () => db.select().from(conversions).orderBy(asc(conversions.id))

test('a file is one change, that is undone exactly; the same file again changes nothing', async () => {
  const columns = { Nummer: 'number', Datum: 'bookedAt', Commissie: 'commission', Status: 'state' }
  const lines = [lineOf(2), lineOf(3, { state: 'goedgekeurd' })]
  const dry = await send(lines)
  expect(dry.status).toBe(200)
  expect(await stored()).toEqual([])
  const done = await send(lines, { apply: true, seen: dry.body.seen, columns })
  expect(done.body.lines.map(({ outcome, to }) => [outcome, to])).toEqual([
    ['added', 'open'],
    ['added', 'approved'],
  ])
  const [programme] = await db.select().from(programmes).where(eq(programmes.id, programmeId))
  expect(programme?.fileColumns).toEqual(columns)

  const first = await stored()
  const again = await send(lines, { apply: true })
  expect(again.body.lines.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  expect(await stored()).toEqual(first)

  const later = await send([lineOf(2, { state: 'afgewezen', reason: 'dubbel' })], { apply: true })
  expect(later.body.lines).toMatchObject([{ from: 'open', to: 'declined', outcome: 'changed' }])
  expect((await undo(later.body.change)).status).toBe(200)
  expect((await stored()).map(({ state }) => state)).toEqual(['open', 'approved'])
  expect((await undo(done.body.change)).status).toBe(200)
  expect(await stored()).toEqual([])
})

test('wrong lines are named by row and column, and left out only when asked', async () => {
  const lines = [lineOf(2), lineOf(12, { commission: '4,5O' }), lineOf(27, { currency: 'GBP' })]
  const refused = await send(lines, { apply: true })
  expect(refused.status).toBe(422)
  expect(refused.body.error).toBe('Er is niets overgenomen: 2 regels kloppen niet')
  expect(refused.body.report.wrong).toEqual([
    {
      ...{ row: 12, field: 'commission', value: '4,5O' },
      reason: 'Geen bedrag. Staat er een letter O in plaats van een nul?',
    },
    {
      ...{ row: 27, field: 'currency', value: 'GBP' },
      reason: 'We tellen alleen euro’s. Een andere munt nemen we niet over.',
    },
  ])
  expect(await stored()).toEqual([])
  expect((await send(lines, { apply: true, skipWrong: true })).status).toBe(200)
  expect((await stored()).map(({ number }) => number)).toEqual(['T2'])
})

test('what was not seen is not done', async () => {
  const { body } = await send([lineOf(2)])
  await send([lineOf(2, { state: 'goedgekeurd' })], { apply: true })
  const late = await send([lineOf(2)], { apply: true, seen: body.seen })
  expect(late.status).toBe(409)
  expect(late.body.report.lines).toMatchObject([{ from: 'approved', to: 'open' }])
  expect((await stored()).map(({ state }) => state)).toEqual(['approved'])
})

test('a file without a column that is needed, without lines or with too many is refused', async () => {
  const { bookedAt: _, ...rest } = values
  const lacking = await send([{ row: 2, values: { number: '1', ...rest } }])
  expect(lacking.body.error).toBe('Deze kolommen ontbreken: Datum boeking. Wijs ze aan.')
  const columns = { 'Transaction Date': 'bookedAt' }
  const cutOff = await send([{ row: 2, values: { number: '1', ...rest } }], { columns })
  expect(cutOff.body.wrong).toMatchObject([{ row: 2, field: 'bookedAt', value: '' }])
  expect((await send([])).status).toBe(422)
  expect((await send(Array.from({ length: 5_001 }, (_, at) => lineOf(at + 2)))).status).toBe(422)
  expect((await send([lineOf(2)], { programmeId: 2_000_000_000 })).status).toBe(404)
})

test('a file that is too large is refused before it is read', async () => {
  const fat = { itemName: 'x'.repeat(4_200) }
  const { status, body } = await send(Array.from({ length: 5_000 }, (_, at) => lineOf(at + 2, fat)))
  expect(status).toBe(413)
  expect(body.error).toMatch(/^Dit is te veel voor één keer: tot 5\.000 regels\./)
})

test('a row that was cut off is wrong, whatever is right', async () => {
  const half = { row: 3, values: { number: 'T3', bookedAt: '01-1' } }
  const { body } = await send([lineOf(2), half])
  expect(body.lines.map(({ number }) => number)).toEqual(['T2'])
  expect(body.wrong).toEqual([
    { row: 3, field: 'bookedAt', value: '01-1', reason: 'Schrijf een datum als 31-12-2026.' },
    { row: 3, field: 'commission', value: '', reason: 'Geen bedrag.' },
    {
      ...{ row: 3, field: 'state', value: '' },
      reason: 'Zonder toestand weten we niet of dit al zeker is.',
    },
  ])
})

test('a file of which each line is in another currency is refused', async () => {
  const lines = [lineOf(2, { currency: 'USD' }), lineOf(3, { commission: '£4.50' })]
  const refused = await send(lines, { apply: true, skipWrong: true })
  expect(refused.status).toBe(422)
  expect(refused.body.report.wrong.map(({ field }) => field)).toEqual(['currency', 'commission'])
  expect(await stored()).toEqual([])
})

test('a line that is no line is named by its place, also far into the file', async () => {
  const lines = Array.from({ length: 600 }, (_, at) => lineOf(at + 2))
  const { status, body } = await send([...lines, { row: 'x', values: {} }])
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual(['lines.600.row'])
})

test('a rule whose parking was deleted matches nothing, and matches again once it is back', async () => {
  await send([lineOf(2, { itemName: 'Naam' })], { apply: true })
  const rule = { programmeId, name: 'Naam', parkingId }
  await asAdmin('POST', '/api/admin/conversions/match', rule)
  const gone = await asAdmin<Told>('DELETE', `/api/admin/parkings/${parkingId}`)
  expect(gone.status).toBe(200)
  expect(await stored()).toMatchObject([{ matchedBy: 'rule', parkingId }])
  await send([lineOf(3, { itemName: 'Naam' })], { apply: true })
  expect(await stored()).toMatchObject([{ parkingId }, { matchedBy: null, parkingId: null }])
  expect((await undo(gone.body.change)).status).toBe(200)
  await send([lineOf(3, { itemName: 'Naam' })], { apply: true })
  expect(await stored()).toMatchObject([{ parkingId }, { matchedBy: 'rule', parkingId }])
})

/** As a payout makes it. */
async function pay(number: string) {
  const [payout] = await db
    .insert(payouts)
    .values({ network: 'daisycon', day: '2026-11-16', number, amount: 450, vatPercent: 21 })
    .returning({ id: payouts.id })
  const rows = await stored()
  for (const { id, commission, history, value } of rows) {
    const at = new Date()
    const event = { at: at.toISOString(), state: 'paid', commission, value, by: 'payout' } as const
    await db
      .update(conversions)
      .set({ state: 'paid', stateAt: at, history: [...history, event] })
      .where(eq(conversions.id, id))
    await db
      .insert(payoutLines)
      .values({ payoutId: payout?.id ?? 0, conversionId: id, amount: commission })
  }
}

test('a file of which conversions are paid is not undone before the payout is', async () => {
  const { body } = await send([lineOf(2), lineOf(3)], { apply: true })
  await pay('AW-0000151')
  const refused = await undo(body.change)
  expect(refused.status).toBe(409)
  expect(refused.body.error).toBe(
    '2 conversies staan in uitbetaling AW-0000151. Maak die eerst ongedaan.',
  )
  expect(await stored()).toHaveLength(2)
})

test('a paid one that the network takes back is declined, and keeps its history', async () => {
  await send([lineOf(2, { state: 'goedgekeurd' })], { apply: true })
  await pay('AW-0000151')
  const kept = await send([lineOf(2, { state: 'betaald' })], { apply: true })
  expect(kept.body.lines).toMatchObject([{ from: 'paid', to: 'paid', outcome: 'changed' }])
  const back = await send([lineOf(2, { state: 'afgewezen' })], { apply: true })
  expect(back.body.lines).toMatchObject([{ from: 'paid', to: 'declined' }])
  const [row] = await stored()
  expect(row?.history.map(({ state }) => state)).toEqual(['open', 'approved', 'paid', 'declined'])
})

test('a rule couples all with this name, also the next, and is undone at once', async () => {
  await send([lineOf(2, { itemName: 'Naam' }), lineOf(3, { itemName: 'Naam' }), lineOf(4)], {
    apply: true,
  })
  const summary = await asAdmin<{ unmatched: object[] }>('GET', '/api/admin/conversions/summary')
  expect(summary.body.unmatched).toMatchObject([
    { name: 'Naam', count: 2, cents: 900, firstNumber: 'T2' },
    { name: null, count: 1, cents: 450, firstNumber: 'T4' },
  ])
  const rule = { programmeId, name: 'Naam', parkingId }
  const done = await asAdmin<Told>('POST', '/api/admin/conversions/match', rule)
  expect(done.body.matched).toBe(2)
  await send([lineOf(5, { itemName: 'Naam' })], { apply: true })
  const matched = (await stored()).map(({ matchedBy }) => matchedBy)
  expect(matched).toEqual(['rule', 'rule', null, 'rule'])
  expect((await undo(done.body.change)).status).toBe(200)
  expect(await db.$count(matchRules)).toBe(0)
  expect((await stored()).map(({ matchedBy }) => matchedBy)).toEqual([null, null, null, 'rule'])
})

test('one is coupled by hand', async () => {
  await send([lineOf(2), lineOf(3)], { apply: true })
  const [first] = await stored()
  const what = { id: first?.id, parkingId }
  expect((await asAdmin('POST', '/api/admin/conversions/match', what)).status).toBe(200)
  expect(await stored()).toMatchObject([{ matchedBy: 'hand', parkingId }, { matchedBy: null }])
  const unknown = { ...what, parkingId: 2_000_000_000 }
  expect((await asAdmin('POST', '/api/admin/conversions/match', unknown)).status).toBe(422)
})

test('a coupled one gets another parking or none, with its version, and what is known of its click stays', async () => {
  await send([lineOf(2, { reference: `lot-${parkingId}-ams`, itemName: 'Naam' })], { apply: true })
  const [first] = await stored()
  expect(first).toMatchObject({ matchedBy: 'static', parkingId })
  const [, other] = await db.select({ id: parkings.id }).from(parkings).orderBy(asc(parkings.id))
  await db.update(conversions).set({ listPosition: 3, page: '/parkeren/x' })
  const [now] = await stored()
  const path = '/api/admin/conversions/match'
  const what = { id: first?.id, parkingId: other?.id }
  expect((await asAdmin('POST', path, what)).status).toBe(409)
  expect((await asAdmin('POST', path, { ...what, version: 1_000 })).status).toBe(409)
  const moved = await asAdmin<Told>('POST', path, { ...what, version: now?.version })
  expect(moved.status).toBe(200)
  const inPlace = { listPosition: 3, page: '/parkeren/x' }
  expect(await stored()).toMatchObject([{ matchedBy: 'hand', parkingId: other?.id, ...inPlace }])
  expect((await undo(moved.body.change)).status).toBe(200)
  expect(await stored()).toMatchObject([{ matchedBy: 'static', parkingId, ...inPlace }])

  const [back] = await stored()
  const loose = { id: first?.id, version: back?.version, parkingId: null }
  expect((await asAdmin('POST', path, loose)).status).toBe(200)
  const none = { matchedBy: 'hand', parkingId: null, parkingName: null, airportCode: null }
  const listed = await asAdmin<Told>('GET', '/api/admin/conversions?match=none')
  expect(listed.body.rows.map(({ number }) => number)).toEqual(['T2'])
  expect(await stored()).toMatchObject([none])
  const again = { reference: `lot-${parkingId}-ams`, itemName: 'Naam', state: 'goedgekeurd' }
  await send([lineOf(2, again)], { apply: true })
  expect(await stored()).toMatchObject([{ ...none, state: 'approved' }])
})

const byHand = (more: object = {}) =>
  asAdmin<Told>('POST', '/api/admin/conversions/hand', {
    ...{ programmeId: directId, parkingId, day: '2026-11-20', state: 'approved' },
    bookings: [
      { number: 'PP-1', commission: 400, value: null },
      { number: null, commission: 500, value: 9_000 },
    ],
    ...more,
  })

test('bookings that a provider mailed are typed, each with a number', async () => {
  expect((await byHand()).status).toBe(200)
  const rows = await stored()
  expect(rows).toMatchObject([
    { number: 'PP-1', commission: 400, state: 'approved', matchedBy: 'hand', parkingId },
    { commission: 500, value: 9_000, matchedBy: 'hand' },
  ])
  expect(rows[1]?.number).toMatch(/^HAND-20261120-[0-9a-f]{8}$/)
  const again = await byHand()
  expect(again.status).toBe(409)
  expect(again.body.error).toBe('Er is niets toegevoegd: PP-1 staat er al.')
  expect(await stored()).toHaveLength(2)
})

test('by hand is open, approved or declined, and that has a reason', async () => {
  expect((await byHand({ state: 'open' })).status).toBe(200)
  const bookings = [{ number: 'PP-2', commission: 400, value: null }]
  const refused = await byHand({ state: 'declined', bookings })
  expect(refused.body.fields).toEqual({ reason: ['Geef een reden'] })
  expect((await byHand({ state: 'declined', reason: 'geannuleerd', bookings })).status).toBe(200)
  expect((await stored()).map(({ state, reason }) => [state, reason])).toEqual([
    ['open', null],
    ['open', null],
    ['declined', 'geannuleerd'],
  ])
  expect((await byHand({ state: 'paid', bookings })).status).toBe(422)
})

test('by hand is for a programme without a network, and for days that exist', async () => {
  expect((await byHand({ programmeId })).status).toBe(422)
  expect((await byHand({ day: '2026-11-31' })).status).toBe(422)
  expect((await byHand({ bookings: [] })).status).toBe(422)
  const tomorrow = await byHand({ day: dayAfter(amsterdamDay(new Date()), 1) })
  expect(tomorrow.body.fields).toEqual({ day: ['Deze dag moet nog komen.'] })
})

test('a correction has its reason, and what the network repeats does not undo it', async () => {
  await send([lineOf(2)], { apply: true })
  const [row] = await stored()
  const path = `/api/admin/conversions/${row?.id}`
  const correction = { commission: 600, state: null, reason: 'Volgens hun mail', version: 1 }
  expect((await asAdmin('PUT', path, { ...correction, reason: '' })).status).toBe(422)
  expect((await asAdmin('PUT', path, correction)).status).toBe(200)
  expect((await asAdmin('PUT', path, correction)).status).toBe(409)
  await send([lineOf(2)], { apply: true })
  const [corrected] = await stored()
  expect(corrected).toMatchObject({ commission: 600, state: 'open' })
  expect(corrected?.history.at(-1)).toMatchObject({ by: 'hand', reason: 'Volgens hun mail' })
})

test('the list is found by number and filtered, and the file has every row', async () => {
  await send([lineOf(2), lineOf(3, { state: 'goedgekeurd' })], { apply: true })
  const found = await asAdmin<Told>('GET', '/api/admin/conversions?q=T3')
  expect(found.body.rows.map(({ number }) => number)).toEqual(['T3'])
  const open = await asAdmin<Told>('GET', '/api/admin/conversions?state=open&match=none')
  expect(open.body.rows.map(({ number }) => number)).toEqual(['T2'])
  const file = await requestAsAdmin('GET', '/api/admin/conversions.csv')
  const [head, ...lines] = (await file.text()).trim().split('\r\n')
  expect(head).toMatch(/^Nummer;Programma;/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^T2;Proef via Daisycon;Daisycon;/)
  for (const chosen of ['q=T3', 'state=approved', 'q=T3&match=none']) {
    const narrowed = await requestAsAdmin('GET', `/api/admin/conversions.csv?${chosen}`)
    const [, ...found] = (await narrowed.text()).trim().split('\r\n')
    expect(found.map((line) => line.split(';')[0])).toEqual(['T3'])
  }
  const none = await requestAsAdmin('GET', '/api/admin/conversions.csv?match=some')
  expect((await none.text()).trim().split('\r\n')).toHaveLength(1)
})

test('one is deleted and comes back, unless a payout covers it', async () => {
  await send([lineOf(2)], { apply: true })
  const [row] = await stored()
  const path = `/api/admin/conversions/${row?.id}`
  const gone = await asAdmin<Told>('DELETE', path)
  expect(gone.status).toBe(200)
  expect((await undo(gone.body.change)).status).toBe(200)
  expect(await stored()).toMatchObject([{ number: 'T2' }])
  await pay('AW-0000151')
  const refused = await asAdmin<Told>('DELETE', path)
  expect(refused.status).toBe(409)
  expect(refused.body.error).toBe(
    '1 conversie staat in uitbetaling AW-0000151. Maak die eerst ongedaan.',
  )
})
