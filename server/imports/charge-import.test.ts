import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportLine, ImportReport } from '#domain/import/import-report.ts'
import { planTariffs } from '#domain/import/tariff-import.ts'
import { db } from '#server/db/client.ts'
import { auditLog, closures, parkings, providers, surcharges, tariffs } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { importedLines } from '#test/imported-lines.ts'
import { aClosure } from '#test/tariffs.ts'
import { knownTariffs, tariffImport } from './charge-import.ts'
import { runImport } from './import.ts'

withSeededDatabase()
withAdmin()

const { version, updatedAt, ...providerColumns } = getTableColumns(providers)

// The example site has none.
beforeAll(async () => {
  const all = await db.select({ parkingId: parkings.id }).from(parkings)
  await db.insert(closures).values(all.map((parking) => ({ ...parking, ...aClosure() })))
})

type Told = ImportReport & { error: string; report: ImportReport; change: string }

const kindsOfFiles = ['tariffs', 'surcharges', 'closures', 'facts', 'providers'] as const

async function exported(kind: ImportName, query = ''): Promise<ImportLine[]> {
  const response = await requestAsAdmin('GET', `/api/admin/${kind}.csv${query}`)
  expect(response.status).toBe(200)
  // `text()` removes the byte order mark, which no import needs.
  return importedLines(kind, await response.text())
}

const send = (kind: ImportName, lines: ImportLine[], more: object = { apply: true }) =>
  asAdmin<Told>('POST', `/api/admin/${kind}/import`, { lines, apply: false, ...more })

const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

/** All that an import may change, in order. */
async function stored() {
  const [charged, added, closed, known] = await Promise.all([
    db.select().from(tariffs).orderBy(tariffs.id),
    db.select().from(surcharges).orderBy(surcharges.id),
    db.select().from(closures).orderBy(closures.id),
    db
      .select({ id: parkings.id, facts: parkings.facts, on: parkings.priceCheckedOn })
      .from(parkings)
      .orderBy(parkings.id),
  ])
  return { charged, added, closed, known }
}

const changeEach = (lines: ImportLine[], values: ImportLine['values']) =>
  lines.map((line) => ({ ...line, values: { ...line.values, ...values } }))

test.each(kindsOfFiles)('importing the exported %s changes nothing', async (kind) => {
  const lines = await exported(kind)
  const { body } = await send(kind, lines, {})

  expect(lines.length).toBeGreaterThan(3)
  expect(body.lines.filter(({ outcome }) => outcome !== 'skip')).toEqual([])
})

test('an export may be of one airport', async () => {
  const codes = (await exported('tariffs', '?airport=rtm')).map(({ values }) => values.airportCode)

  expect(new Set(codes)).toEqual(new Set(['RTM']))
  const file = await requestAsAdmin('GET', '/api/admin/tariffs.csv?airport=RTM')
  expect(file.headers.get('content-disposition')).toMatch(/"tarieven-rtm-\d{4}-\d\d-\d\d\.csv"/)
  expect(await exported('tariffs', '?airport=zzz')).toEqual([])
})

test.each([
  ['tariffs', { extraDay: '3,33', checkedOn: '01-02-2026' }],
  ['surcharges', { amount: '3,33' }],
  ['closures', { lastDay: '05-01-2027', reason: 'gesloten' }],
  ['facts', { source: 'telefoon', checkedOn: '01-02-2026' }],
] as const)('an import of %s is one change, and is undone exactly', async (kind, values) => {
  const before = await stored()
  const [first, ...lines] = (await exported(kind)).filter(
    ({ values }) => values.value !== 'onbekend',
  )
  const added = {
    tariffs: { validFrom: '03-03-2031' },
    surcharges: { label: 'Nieuw' },
    closures: { firstDay: '01-01-2027' },
    facts: {},
  }
  const extra = { row: 9_999, values: { ...first?.values, ...added[kind], ...values } }
  const { status, body } = await send(kind, [...changeEach(lines, values), extra])

  expect(status).toBe(200)
  const after = await stored()
  expect(after).not.toEqual(before)
  const expected = {
    tariffs: () => after.charged.every(({ extraDay }, at) => at === 0 || extraDay === 3.33),
    surcharges: () => after.added.every(({ amount }, at) => at === 0 || amount === 3.33),
    closures: () =>
      after.closed.length === before.closed.length + 1 &&
      after.closed.every(({ lastDay, reason }, at) =>
        at === 0 ? reason === 'full' : lastDay === '2027-01-05' && reason === 'closed',
      ),
    facts: () =>
      after.known.every(({ facts }) =>
        Object.values(facts).every((fact) => fact.source === 'telefoon'),
      ),
  }
  expect(expected[kind]()).toBe(true)
  expect((await undo(body.change)).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('an empty cell in the column of what it buys clears that, and without the column it stays', async () => {
  const bought = () => db.$count(surcharges, isNotNull(surcharges.buys))
  const lines = await exported('surcharges')
  const before = await stored()
  const unsaid = lines.map(({ row, values: { buys: _, ...values } }) => ({ row, values }))
  await send('surcharges', changeEach(unsaid, { amount: '3,33' }))

  expect(before.added.some(({ buys }) => buys === 'keepKey')).toBe(true)
  expect(await bought()).toBeGreaterThan(0)
  const { body } = await send('surcharges', changeEach(unsaid, { amount: '3,33', buys: '' }))
  expect(await bought()).toBe(0)
  await undo(body.change)
  expect(await bought()).toBeGreaterThan(0)
})

test('an import of providers is one change, and is undone exactly', async () => {
  const all = () => db.select(providerColumns).from(providers).orderBy(providers.id)
  const before = await all()
  const lines = changeEach(await exported('providers'), { legalName: 'Samen BV' })
  const added = { row: 999, values: { tradeName: 'Nieuw', marks: 'Keurmerk; 7' } }
  const { body } = await send('providers', [...lines, added])

  const after = await all()
  expect(after).toHaveLength(before.length + 1)
  expect(after.slice(0, -1).every(({ legalName }) => legalName === 'Samen BV')).toBe(true)
  expect(after.at(-1)?.marks).toEqual([
    { name: 'Keurmerk', number: '7', validUntil: null, proof: null },
  ])
  expect((await undo(body.change)).status).toBe(200)
  expect(await all()).toEqual(before)
})

test('a tariff that changes after the import stays, and the others can be undone', async () => {
  const lines = changeEach(await exported('tariffs'), { extraDay: '8,88' })
  const before = await stored()
  const { body } = await send('tariffs', lines)
  const [first] = before.charged
  await db
    .update(tariffs)
    .set({ extraDay: 9.99 })
    .where(eq(tariffs.id, first?.id ?? 0))
  const refused = await undo(body.change)

  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ others: before.charged.length - 1 })
  const path = `/api/admin/changes/${body.change}/undo`
  expect((await asAdmin('POST', path, { onlyOthers: true })).status).toBe(200)
  expect((await stored()).charged).toEqual([
    { ...first, extraDay: 9.99, isChanged: true },
    ...before.charged.slice(1),
  ])
})

test('an unknown fact leaves the others of its parking as they are', async () => {
  const before = await stored()
  const [line] = (await exported('facts')).filter(({ values }) => values.value !== 'onbekend')
  const [only] = changeEach(line ? [line] : [], { value: 'onbekend' })
  const { body } = await send('facts', only ? [only] : [])

  const counts = (state: typeof before) => state.known.map(({ facts }) => Object.keys(facts).length)
  const [was, is] = [counts(before), counts(await stored())]
  expect(was.map((count, at) => count - (is[at] ?? 0)).filter(Boolean)).toEqual([1])
  await undo(body.change)
  expect(await stored()).toEqual(before)
})

test('what was not seen is not done', async () => {
  const lines = changeEach(await exported('tariffs'), { extraDay: '4,44' })
  const { body: dry } = await send('tariffs', lines, {})
  await db.update(tariffs).set({ extraDay: 5.55 })
  const before = await stored()
  const late = await send('tariffs', lines, { apply: true, seen: dry.seen })

  expect(late.status).toBe(409)
  expect(late.body.report.lines[0]?.changed).toContainEqual({
    ...{ field: 'extraDay', before: '5,55', after: '4,44' },
  })
  expect(await stored()).toEqual(before)
  const again = await send('tariffs', lines, { apply: true, seen: late.body.report.seen })
  expect(again.status).toBe(200)
  await undo(again.body.change)
})

test('a parking that changes between the plan and the import refuses it', async () => {
  const lines = changeEach(await exported('tariffs'), { extraDay: '6,66' })
  const planned = planTariffs(lines, await knownTariffs(), '2026-11-22')
  await db.update(parkings).set({ distance: sql`distance + 1` })
  const before = await stored()

  expect(
    await runImport({ id: 1, username: 'eva' }, tariffImport, planned, 'Tarieven geïmporteerd'),
  ).toMatchObject({
    ok: false,
    why: { stale: expect.anything() },
  })
  expect(await stored()).toEqual(before)
})

test('of 5,000 lines each wrong one is named, and nothing is done', async () => {
  await db.execute(sql`insert into parkings
    (airport_code, name, image_url, type, distance, price_per_day, rating, affiliate_url, features)
    select 'RTM', 'Proefpark ' || n, '/images/parking-self-1.svg', 'self', 5, 6.95, 4,
      'https://proef.example.com/', '{}' from generate_series(0, 99) n`)
  const before = await stored()
  const tariff = { billing: '24 uur', steps: '1 dag: 9,25 | 8 dagen: 62,50', extraDay: '7,77' }
  const lines = Array.from({ length: 5_000 }, (_, at) => ({
    row: at + 2,
    values: {
      ...{ airportCode: 'RTM', parking: `Proefpark ${at % 100}`, name: 'Week', ...tariff },
      validFrom: `1-1-${2030 + Math.floor(at / 100)}`,
    },
  }))
  const wrong = lines.map((line, at) =>
    at % 125 === 0 ? { ...line, values: { ...line.values, steps: 'te duur' } } : line,
  )
  const log = await db.$count(auditLog)
  const refused = await send('tariffs', wrong)

  expect(refused.status).toBe(422)
  const told = refused.body.report.lines.filter(({ outcome }) => outcome === 'wrong')
  expect(told.map(({ problems }) => problems[0]?.value)).toEqual(Array(40).fill('te duur'))
  expect(await db.$count(auditLog)).toBe(log)
  expect(await stored()).toEqual(before)

  // More than fit in one statement.
  const done = await send('tariffs', lines.slice(0, 1_200))
  expect(done.status).toBe(200)
  expect(await db.$count(tariffs, eq(tariffs.extraDay, 7.77))).toBe(1_200)
  expect((await undo(done.body.change)).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('only an airport code becomes part of the name of a file', async () => {
  const { status, headers } = await requestAsAdmin('GET', '/api/admin/tariffs.csv?airport=ams')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('-ams-')

  for (const airport of ['ā', 'AMS"', 'A/S']) {
    const path = `/api/admin/tariffs.csv?airport=${encodeURIComponent(airport)}`
    expect((await requestAsAdmin('GET', path)).status).toBe(422)
  }
})
