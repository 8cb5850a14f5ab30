import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resealAll } from '#server/access/reseal.ts'
import { writeCopy } from '#server/backup/dump.ts'
import { db } from '#server/db/client.ts'
import { listFailingFetches } from '#server/db/earnings/fetch/failing-fetches.ts'
import {
  conversions,
  fetchRuns,
  networkAccounts,
  networkTokens,
  programmes,
} from '#server/db/earnings/tables.ts'
import { admins, auditLog, rateLimits, secrets } from '#server/db/schema.ts'
import { countTurn } from '#server/db/statistics/visitors.ts'
import { adapters } from '#server/earnings/fetch/adapters.ts'
import { awin } from '#server/earnings/fetch/awin.ts'
import { env } from '#server/env.ts'
import { onTrouble } from '#server/log.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import {
  type AwinSale,
  type AwinServer,
  awinServer,
  awinToken,
  type Mishap,
} from '#test/awin-server.ts'
import { withSeededDatabase } from '#test/database.ts'
import { fetchConversions } from './fetch-conversions.ts'

withSeededDatabase()
withAdmin()

const key = 'een sleutel van deze site, lang genoeg'
const night = new Date('2026-11-25T02:12:00Z')
const nextNight = (days = 1) => new Date(night.getTime() + days * 86_400_000)

let server: AwinServer
let sales: AwinSale[] = []
let mishap: (call: number, asked: URLSearchParams) => Mishap | undefined = () => undefined
let programmeId = 0

const sale = (id: number, more: Partial<AwinSale> = {}): AwinSale => ({
  ...{ id, advertiserId: 421, status: 'pending', booked: '2026-11-20T10:00:00' },
  ...more,
})

async function add(name: string, networkNumber: string): Promise<number> {
  const [row] = await db
    .insert(programmes)
    .values({ name, network: 'awin', statusSince: '2026-01-01', networkNumber })
    .returning({ id: programmes.id })
  return row?.id ?? 0
}

beforeEach(async () => {
  env.SECRETS_KEY = key
  sales = []
  mishap = () => undefined
  await db.delete(conversions)
  await db.delete(networkAccounts)
  await db.delete(programmes)
  await db.delete(auditLog)
  await db.delete(rateLimits)
  programmeId = await add('Parkeerwinkel via Awin', '00421')
  server = await awinServer(
    () => sales,
    (call, asked) => mishap(call, asked),
  )
})
afterEach(async () => {
  env.SECRETS_KEY = undefined
  env.SECRETS_KEY_OLD = undefined
  await server.close()
})

const path = (id = programmeId) => `/api/admin/programmes/${id}/fetching`
const given = { publisher: '45628', isFetched: true, token: awinToken }
const save = (input: object = given, id = programmeId) => asAdmin('PUT', path(id), input)

const adapter = () => awin({ base: server.base, outside: server, wait: async () => undefined })
const fetchAt = (now: Date) => fetchConversions.run(now, [adapter()])

const stored = () => db.select().from(conversions).orderBy(asc(conversions.number))
const lastRun = async () => (await asAdmin<{ runs: unknown[] }>('GET', path())).body.runs[0]

test('what Awin tells is stored, and logged as of the job', async () => {
  await save()
  await db.delete(auditLog)
  await db.delete(rateLimits)
  sales = [sale(1), sale(2, { status: 'approved', validated: '2026-11-22T10:00:00' })]

  expect(await fetchAt(night)).toBe('2 nieuw')
  expect(await stored()).toMatchObject([
    { programmeId, number: '1', reference: 'abc123def456', commission: 559, state: 'open' },
    { programmeId, number: '2', state: 'approved', history: [{ by: 'fetch' }, { by: 'fetch' }] },
  ])
  const log = await db.select().from(auditLog)
  expect(log).toMatchObject([
    { adminId: null, username: 'Ophalen bij Awin', action: 'create', subject: 'conversions' },
    { adminId: null, username: 'Ophalen bij Awin', action: 'create', subject: 'conversions' },
  ])
  expect(new Set(log.map(({ change }) => change)).size).toBe(1)
  expect(await lastRun()).toEqual({
    at: night.toISOString(),
    failure: null,
    counts: { [programmeId]: { added: 2, changed: 0 } },
  })
})

test('the same day twice changes nothing, and a later state moves it', async () => {
  await save()
  sales = [sale(1)]
  await fetchAt(night)
  const before = await stored()
  expect(await fetchAt(night)).toBe('0 nieuw')
  expect(await stored()).toEqual(before)

  sales = [sale(1, { status: 'deleted', validated: '2026-11-25T12:00:00' })]
  expect(await fetchAt(nextNight())).toBe('0 nieuw, 1 gewijzigd')
  expect(await stored()).toMatchObject([{ state: 'declined', reason: 'verwijderd bij Awin' }])
})

test('the first time is a year, the next overlaps, and nights away are made up for', async () => {
  await save()
  await fetchAt(night)
  expect(server.asked[0]?.searchParams.get('startDate')).toBe('2025-11-25T02:12:00')

  const calls = server.asked.length
  sales = [sale(7, { booked: '2026-11-27T22:00:00' })]
  await fetchAt(nextNight(9))
  expect(server.asked[calls]?.searchParams.get('startDate')).toBe('2026-11-22T02:12:00')
  expect(await stored()).toMatchObject([{ number: '7' }])
})

test('a programme that is fetched later is asked from its start too, and on Sundays everything is', async () => {
  await save()
  await fetchAt(night)
  const later = await add('Ringvaart via Awin', '377')
  sales = [sale(5, { advertiserId: 377, booked: '2026-01-05T10:00:00' })]
  await save({ publisher: '45628', isFetched: true }, later)
  await fetchAt(nextNight())
  expect(await stored()).toMatchObject([{ number: '5', programmeId: later }])

  sales = [
    sale(5, { advertiserId: 377, booked: '2026-01-05T10:00:00', more: { paidToPublisher: true } }),
  ]
  await fetchAt(nextNight(2))
  expect(await stored()).toMatchObject([{ isSaidPaid: false }])
  const sunday = nextNight(4)
  expect(sunday.getUTCDay()).toBe(0)
  await fetchAt(sunday)
  expect(await stored()).toMatchObject([{ isSaidPaid: true }])
})

test('what is of nobody here, not in euro or not to be read is counted and said', async () => {
  await save()
  await add('Meridiaan via Awin', '88')
  sales = [
    sale(1),
    sale(2, { currency: 'GBP' }),
    sale(3, { advertiserId: 999 }),
    sale(4, { advertiserId: 88 }),
    sale(5, { more: { commissionStatus: 'bonus' } }),
  ]
  await fetchAt(night)
  expect(await stored()).toMatchObject([{ number: '1' }])
  expect(await lastRun()).toMatchObject({
    counts: {
      [programmeId]: { added: 1, changed: 0, foreign: 1 },
      'advertiser 999': { left: 1 },
      unread: { left: 1 },
    },
  })
})

test('after half an answer what came whole is stored, and all is asked again', async () => {
  await save()
  await fetchAt(night)
  sales = [sale(1, { booked: '2026-11-25T10:00:00' })]
  const calls = server.asked.length
  mishap = (call) => (call > calls + 1 ? 'half json' : undefined)
  expect(await fetchAt(nextNight())).toBe('1 nieuw, 1 account niet gelukt')

  const failed = server.asked.length
  mishap = () => undefined
  expect(await fetchAt(nextNight(2))).toBe('0 nieuw')
  // From the last that was whole.
  expect(server.asked[failed]?.searchParams.get('startDate')).toBe('2026-11-22T02:12:00')
})

test('three nights of failures are an alarm and a thing to do, in the words of Awin, until one succeeds', async () => {
  await save()
  mishap = () => ({ status: 401, body: { error: 'unauthorized', description: 'Token expired' } })
  await fetchAt(night)
  await fetchAt(nextNight())
  await fetchAt(nextNight(1.2))
  expect(await listFailingFetches()).toEqual([])
  await fetchAt(nextNight(2))
  const failure = 'Awin weigert de sleutel (401). Awin zegt: ‘Token expired’.'
  expect(await listFailingFetches()).toMatchObject([
    { network: 'awin', publisher: '45628', nights: 3, failure, programme: { id: programmeId } },
  ])
  const { body } = await asAdmin('GET', path())
  expect(body).toMatchObject({ nightsFailed: 3, runs: [{ failure }, {}, {}, {}] })
  const dashboard = await asAdmin<{ checklist: object[] }>('GET', '/api/admin/dashboard')
  expect(dashboard.body.checklist).toContainEqual(
    expect.objectContaining({ kind: 'fetching', nights: 3 }),
  )

  mishap = () => undefined
  await fetchAt(nextNight(3))
  expect(await listFailingFetches()).toEqual([])
})

test('an account whose token is gone is a thing to do at once, until it has one', async () => {
  await save()
  expect(await listFailingFetches()).toEqual([])
  await asAdmin('DELETE', `${path()}/token`)

  expect(await listFailingFetches()).toMatchObject([
    { nights: 0, lacksToken: true, failure: expect.stringMatching(/^Er is geen sleutel/) },
  ])
  const dashboard = await asAdmin<{ checklist: object[] }>('GET', '/api/admin/dashboard')
  expect(dashboard.body.checklist).toContainEqual(
    expect.objectContaining({ kind: 'fetching', lacksToken: true }),
  )
  await save()
  expect(await listFailingFetches()).toEqual([])
})

test('without SECRETS_KEY fetching is not switched on, and it is said how', async () => {
  env.SECRETS_KEY = undefined
  expect(await save()).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/SECRETS_KEY.*\.env/) },
  })
  expect(await db.$count(networkTokens)).toBe(0)
  expect(await asAdmin('GET', path())).toMatchObject({ body: { hasKey: false, account: null } })
  expect((await save({ publisher: '45628', isFetched: false })).status).toBe(200)
})

test.each([
  [
    { publisher: 'x', isFetched: false },
    { publisher: ['Het nummer van de uitgever bestaat uit cijfers'] },
  ],
  [{ publisher: '1', isFetched: true }, { token: ['Vul de sleutel van het account in'] }],
  [{ ...given, token: 'met een spatie erin' }, { token: [expect.stringMatching(/geen sleutel/)] }],
  [{ ...given, token: 'regel\r\nx-header: ja' }, { token: [expect.anything()] }],
])('%j is refused', async (input, fields) => {
  expect(await save(input)).toMatchObject({ status: 422, body: { fields } })
  expect(await db.$count(networkTokens)).toBe(0)
})

test('a programme without its number, of another network, or that is not there is refused', async () => {
  const nameless = await add('Nieuw via Awin', ' ')
  expect((await save(given, nameless)).body).toMatchObject({
    fields: { isFetched: [expect.anything()] },
  })
  await db.update(programmes).set({ network: 'daisycon' }).where(eq(programmes.id, nameless))
  expect((await save(given, nameless)).status).toBe(409)
  expect((await save(given, 999_999)).status).toBe(404)
  expect((await save({ ...given, version: 99 })).status).toBe(409)
})

test('an account is shared, its token is for both, and wiping it stops both', async () => {
  const other = await add('Ringvaart via Awin', '377')
  await save()
  expect(await save({ publisher: '45628', isFetched: true }, other)).toMatchObject({
    status: 200,
    body: { account: { token: 'set', others: ['Parkeerwinkel via Awin'] } },
  })
  expect(await db.$count(networkAccounts)).toBe(1)

  const wiped = await asAdmin('DELETE', `${path(other)}/token`)
  expect(wiped).toMatchObject({
    status: 200,
    body: { account: { token: 'none', tokenSetAt: null } },
  })
  await fetchAt(night)
  expect(await lastRun()).toMatchObject({
    failure: expect.stringContaining('Typ de sleutel opnieuw'),
  })
  expect(server.asked).toEqual([])
})

test('the log says who set and who wiped a token, of which account', async () => {
  await save()
  await save({ publisher: '45628', isFetched: true })
  await asAdmin('DELETE', `${path()}/token`)
  await asAdmin('DELETE', `${path()}/token`)
  const log = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  const events = log.filter(({ action }) => /^token/.test(action))
  const [account] = await db.select().from(networkAccounts)
  const common = { username: 'eva', subject: 'network_accounts', subjectId: account?.id }
  expect(events).toMatchObject([
    { ...common, action: 'token', after: { publisher: '45628' } },
    { ...common, action: 'tokenWiped', after: { publisher: '45628' } },
  ])
})

test('a new SECRETS_KEY seals the token again, and a lost one says to type it again', async () => {
  await save()
  env.SECRETS_KEY = 'een andere sleutel, ook lang genoeg'
  env.SECRETS_KEY_OLD = key
  await resealAll(db)
  env.SECRETS_KEY_OLD = undefined
  expect((await asAdmin('GET', path())).body).toMatchObject({ account: { token: 'set' } })

  env.SECRETS_KEY = 'een derde die niets meer opent, lang genoeg'
  expect((await asAdmin('GET', path())).body).toMatchObject({ account: { token: 'unreadable' } })
  expect((await save({ publisher: '45628', isFetched: true })).status).toBe(422)
})

test('the token is nowhere: not in an answer, the log, the ring of failures, the rows or a copy', async () => {
  const told: string[] = []
  onTrouble((message, facts) => told.push(JSON.stringify([message, facts])))
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told.push(String(text))
    return true
  })
  const answers = [await save(), await asAdmin('GET', path())]
  // A network that repeats what it was given.
  mishap = () => ({ status: 500, body: { description: `Failed for Bearer ${awinToken}` } })
  await fetchAt(night)
  mishap = () => 'half'
  await fetchAt(nextNight())
  answers.push(await asAdmin('GET', path()), await asAdmin('GET', '/api/admin/changes'))
  answers.push(await save({ ...given, publisher: 'x' }))
  answers.push(await asAdmin('GET', '/api/admin/system/failures'))
  onTrouble(undefined)
  written.mockRestore()

  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-token-'))
  const copy = join(folder, 'copy.gz')
  await writeCopy(copy)
  const texts = [
    gunzipSync(readFileSync(copy)).toString(),
    JSON.stringify(answers),
    told.join('\n'),
    ...(await everyRow()),
    server.asked.map(String).join('\n'),
  ]
  rmSync(folder, { recursive: true })
  expect(texts.filter((text) => text.includes(awinToken))).toEqual([])
  expect(texts[0]).not.toContain('network_tokens')
  expect(texts[0]).toContain('45628')
  const [kept] = await db.select().from(networkTokens)
  expect(kept?.token).toMatch(/^[\w-]{60,}$/)
  expect(texts[0]).not.toContain(kept?.token)
})

/** Every row of every table, as text. */
async function everyRow(): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string }[] }
  return Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify(await db.execute(sql`select * from ${sql.identifier(name)}`)),
    ),
  )
}

test('a token is tried before it is kept, and four times a minute at most', async () => {
  vi.spyOn(adapters, 'find').mockReturnValue(adapter())
  const attempt = (input: object) => asAdmin('POST', `${path()}/tries`, input)
  sales = [sale(1, { booked: new Date().toISOString().slice(0, 19) })]

  expect(await attempt({ publisher: '45628', token: awinToken })).toMatchObject({
    status: 200,
    body: { works: true, text: expect.stringContaining('1 transactie van de laatste 24 uur') },
  })
  expect(await attempt({ publisher: '45628', token: 'een-andere-sleutel' })).toMatchObject({
    body: { works: false, text: expect.stringContaining('weigert de sleutel') },
  })
  expect((await attempt({ publisher: '45628' })).status).toBe(422)
  expect([await db.$count(networkTokens), await db.$count(conversions)]).toEqual([0, 0])

  await save()
  expect(await attempt({ publisher: '45628' })).toMatchObject({ body: { works: true } })
  const statuses = [await attempt(given), await attempt(given)].map(({ status }) => status)
  expect(statuses).toEqual([200, 429])
  vi.restoreAllMocks()
})

test('tries of every process count together, and the fetch itself is in one process at a time', async () => {
  await save()
  for (let elsewhere = 0; elsewhere < 4; elsewhere++) await countTurn('fetch-try awin')
  const asked = server.asked.length

  expect((await asAdmin('POST', `${path()}/tries`, given)).status).toBe(429)
  expect(server.asked.length).toBe(asked)
  // A queue with a longest time is a singleton: see schedule.ts.
  expect(fetchConversions.longestHours).toBeGreaterThan(0)
})

test('only a manager may', async () => {
  for (const role of ['editor', 'reader'] as const) {
    await db.update(admins).set({ role }).where(eq(admins.username, 'eva'))
    const answers = [
      await asAdmin('GET', path()),
      await save(),
      await asAdmin('DELETE', `${path()}/token`),
      await asAdmin('POST', `${path()}/tries`, given),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  await db.update(admins).set({ role: 'manager' }).where(eq(admins.username, 'eva'))
  expect(await db.$count(fetchRuns)).toBe(0)
  expect(await db.$count(secrets)).toBeGreaterThanOrEqual(0)
})
