import { afterEach, expect, test } from 'vitest'
import type { FetchAsk } from '#domain/earnings/fetch/adapter.ts'
import {
  type AwinSale,
  type AwinServer,
  awinServer,
  awinToken,
  type Mishap,
} from '#test/awin-server.ts'
import { awin } from './awin.ts'

let server: AwinServer
const waits: number[] = []

afterEach(async () => {
  waits.length = 0
  await server.close()
})

const now = new Date('2026-11-28T02:12:00Z')

const sale: AwinSale = {
  id: 259630312,
  advertiserId: 377,
  status: 'pending',
  booked: '2026-11-20T10:00:00',
}

type Given = {
  sales?: AwinSale[]
  mishap?: (call: number, asked: URLSearchParams) => Mishap | undefined
}

async function fetched({ sales = [sale], mishap }: Given = {}, ask: Partial<FetchAsk> = {}) {
  server = await awinServer(() => sales, mishap)
  const wait = async (ms: number) => waits.push(ms)
  const adapter = awin({ base: server.base, outside: server, wait })
  const since = new Date('2026-11-10T00:00:00Z')
  const all = { publisher: '45628', token: awinToken, bookedSince: since, changedSince: since, now }
  return adapter.fetch({ ...all, ...ask })
}

const toldOf = (answer: Awaited<ReturnType<typeof fetched>>, advertiser = '377') =>
  answer.advertisers.get(advertiser)?.told

test('a transaction is told as it is, in cents and in UTC, without anything of the buyer', async () => {
  const answer = await fetched()

  expect(toldOf(answer)).toEqual([
    {
      number: '259630312',
      reference: 'abc123def456',
      clickAt: '2026-11-20T10:00:00.000Z',
      bookedAt: '2026-11-20T10:00:00.000Z',
      changedAt: null,
      arrival: null,
      days: null,
      itemName: 'Ringvaart Valet',
      value: 5_590,
      commission: 559,
      state: 'open',
      isSaidPaid: false,
      reason: null,
    },
  ])
  expect(JSON.stringify([...answer.advertisers])).not.toMatch(/NL|Windows|iPhone|7465639126537326/)
  expect(answer).toMatchObject({ failure: null, unread: 0 })
})

test('it asks by day of transaction, validation and amendment, in UTC, with the token in a header', async () => {
  await fetched()

  expect(server.asked.map(({ pathname, search }) => pathname + search)).toEqual(
    ['transaction', 'validation', 'amendment'].map(
      (type) =>
        `/publishers/45628/transactions/?startDate=2026-11-10T00%3A00%3A00&endDate=2026-11-28T02%3A12%3A00&timezone=UTC&dateType=${type}&showBasketProducts=true`,
    ),
  )
  expect(server.authorizations).toEqual(Array(3).fill(`Bearer ${awinToken}`))
})

test('a year is asked in windows of 31 days at most, that touch and do not overlap', async () => {
  await fetched({}, { bookedSince: new Date('2025-11-28T02:12:00Z') })

  const windows = server.asked
    .filter(({ searchParams }) => searchParams.get('dateType') === 'transaction')
    .map(({ searchParams }) => [searchParams.get('startDate'), searchParams.get('endDate')])
  expect(windows).toHaveLength(12)
  expect(windows[0]).toEqual(['2025-11-28T02:12:00', '2025-12-29T02:11:59'])
  expect(windows[1]?.[0]).toBe('2025-12-29T02:12:00')
  expect(windows.at(-1)?.[1]).toBe('2026-11-28T02:12:00')
})

test.each([
  ['approved', 'approved', null],
  ['declined', 'declined', 'Geannuleerd'],
  ['deleted', 'declined', 'verwijderd bij Awin'],
] as const)('%s is %s', async (status, state, reason) => {
  const more = status === 'declined' ? { declineReason: ' Geannuleerd ' } : {}
  const validated = '2026-11-21T10:00:00'
  const answer = await fetched({ sales: [{ ...sale, status, validated, more }] })

  expect(toldOf(answer)).toMatchObject([{ state, reason, changedAt: '2026-11-21T10:00:00.000Z' }])
})

test('a transaction that stands in several answers counts once', async () => {
  const validated = '2026-11-21T10:00:00'
  const answer = await fetched({ sales: [{ ...sale, validated, amended: validated }] })

  expect(server.asked).toHaveLength(3)
  expect(toldOf(answer)).toHaveLength(1)
})

test('one that is validated while we ask is what it became, whichever answer came last', async () => {
  let status: AwinSale = sale
  const approved: AwinSale = {
    ...sale,
    status: 'approved',
    validated: '2026-11-28T02:11:00',
    amended: '2026-11-28T02:00:00',
  }
  server = await awinServer(
    () => [status],
    (call) => {
      // The last answer still has what was there before, as from a copy that lags.
      status = call === 2 ? approved : { ...sale, amended: '2026-11-28T02:00:00' }
      return undefined
    },
  )
  const adapter = awin({ base: server.base, outside: server, wait: async () => undefined })
  const since = new Date('2026-11-10T00:00:00Z')
  const ask = { publisher: '45628', token: awinToken, bookedSince: since, changedSince: since, now }

  expect(toldOf(await adapter.fetch(ask))).toMatchObject([{ state: 'approved' }])
})

test('what is not in euro is counted once and not taken, and what it is not known is counted too', async () => {
  const pounds = { ...sale, currency: 'GBP', amended: '2026-11-21T10:00:00' }
  const strange: AwinSale = { ...sale, id: 3, more: { commissionStatus: 'bonus' } }
  const worthless: AwinSale = { ...sale, id: 4, more: { commissionAmount: { amount: null } } }
  const answer = await fetched({ sales: [pounds, strange, worthless, { ...sale, id: 2 }] })

  expect(answer.advertisers.get('377')).toMatchObject({ foreign: 1, told: [{ number: '2' }] })
  expect(answer.unread).toBe(2)
})

test('a time that names its zone is that time', async () => {
  const answer = await fetched({ mishap: () => 'offsets' })

  expect(toldOf(answer)).toMatchObject([{ bookedAt: '2026-11-20T10:00:00.000Z' }])
})

test('a refused token is said at once, in the words of Awin, and without the token', async () => {
  const token = 'een-sleutel-die-niet-klopt'
  const answer = await fetched({}, { token })

  expect(answer.failure).toBe(
    'Awin weigert de sleutel (401). Awin zegt: ‘Invalid access token: …’.',
  )
  expect(server.asked).toHaveLength(1)
})

test.each([
  ['7', [7_000]],
  ['99999', [120_000]],
  ['0', [1_000]],
  [undefined, [60_000]],
  ['straks', [60_000]],
])('too many calls: with Retry-After %s it waits %j and goes on', async (retryAfter, expected) => {
  const mishap = (call: number): Mishap | undefined =>
    call === 1 ? { status: 429, ...(retryAfter && { retryAfter }) } : undefined
  const answer = await fetched({ mishap })

  expect(waits).toEqual(expected)
  expect(answer.failure).toBeNull()
  expect(toldOf(answer)).toHaveLength(1)
})

test('it does not wait for ever', async () => {
  const answer = await fetched({ mishap: () => ({ status: 429 }) })

  expect(answer.failure).toBe('Awin vindt dat we te veel vragen (429).')
  expect(server.asked).toHaveLength(3)
})

test.each(['half', 'half json'] as const)('of %s an answer nothing is taken', async (wrong) => {
  const sales = [sale, { ...sale, id: 2 }]
  const answer = await fetched({ sales, mishap: () => wrong })

  expect(answer.failure).toMatch(/geen heel antwoord/)
  expect(answer.advertisers.size).toBe(0)
})

test('half an answer is asked again, and what came before it is kept', async () => {
  const once = await fetched({ mishap: (call) => (call === 1 ? 'half' : undefined) })
  expect(once).toMatchObject({ failure: null })
  expect(toldOf(once)).toHaveLength(1)
  await server.close()

  const broken = await fetched({ mishap: (call) => (call > 1 ? { status: 503 } : undefined) })
  expect(broken.failure).toBe('Awin antwoordt met 503.')
  expect(toldOf(broken)).toHaveLength(1)
})

test('an answer that is too large is asked for in halves', async () => {
  const late = { ...sale, id: 2, booked: '2026-11-27T10:00:00' }
  const answer = await fetched({
    sales: [sale, late],
    mishap: (_, asked) =>
      asked.get('startDate')?.startsWith('2026-11-10') &&
      !asked.get('endDate')?.startsWith('2026-11-19')
        ? 'large'
        : undefined,
  })

  expect(answer.failure).toBeNull()
  expect(toldOf(answer)?.map(({ number }) => number)).toEqual(['259630312', '2'])
  expect(server.asked[1]?.searchParams.get('endDate')).toBe('2026-11-19T01:06:00')
  expect(server.asked[2]?.searchParams.get('startDate')).toBe('2026-11-19T01:06:01')
})

test('one hour that is too large fails in words', async () => {
  const hour = new Date('2026-11-28T01:12:00Z')
  const answer = await fetched({ mishap: () => 'large' }, { bookedSince: hour, changedSince: hour })

  expect(answer.failure).toMatch(/te groot antwoord/)
  expect(server.asked).toHaveLength(1)
})

test('a redirect is not followed: the token is for Awin alone', async () => {
  const answer = await fetched({ mishap: () => 'redirect' })

  expect(answer.failure).toMatch(/Daar geven we de sleutel niet/)
  expect(server.connected).toEqual(['93.184.216.34'])
})

test('a seventeenth call in a minute waits', async () => {
  const since = new Date('2026-07-28T02:12:00Z')
  await fetched({}, { bookedSince: since, changedSince: since })

  expect(server.asked).toHaveLength(12)
  expect(waits).toEqual([])
  await server.close()

  const longer = new Date('2026-05-28T02:12:00Z')
  await fetched({}, { bookedSince: longer, changedSince: longer })
  expect(server.asked).toHaveLength(18)
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeGreaterThan(50_000)
})

test('for whoever waits nothing is asked twice, and what changed is not asked', async () => {
  const later = new Date(now.getTime() + 86_400_000)
  const answer = await fetched(
    { mishap: () => ({ status: 429, retryAfter: '30' }) },
    { changedSince: later, isBrief: true },
  )

  expect(answer.failure).toMatch(/429/)
  expect([server.asked.length, waits]).toEqual([1, []])
})
