import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRepeat } from '#domain/statistics/click.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { readDashboard } from '#server/db/dashboard.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { affiliateClicks, daySalts, rateLimits } from '#server/db/schema.ts'
import { addClicks } from '#server/db/statistics/clicks.ts'
import { notCounted, spanOf } from '#server/statistics/report.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
beforeEach(async () => {
  await db.delete(affiliateClicks)
  await db.delete(rateLimits)
})
afterEach(() => {
  vi.useRealTimers()
})

const browser = 'Mozilla/5.0 HeadlessChrome/156'

const click = async (
  more: object = {},
  userAgent = browser,
  address = '192.0.2.1',
  headers: Record<string, string> = {},
) => {
  const [parking] = await listParkings('AMS')
  return api.request(
    '/api/affiliate-clicks',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
      body: JSON.stringify({ parkingId: parking?.id, ...more }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )
}

test('a click is stored with its parking, airport, list position and list order', async () => {
  const response = await click({ position: 2, sort: 'distance' })
  const [parking] = await listParkings('AMS')

  expect(response.status).toBe(204)
  expect(await db.select().from(affiliateClicks)).toMatchObject([
    {
      parkingId: parking?.id,
      parkingName: parking?.name,
      airportCode: 'AMS',
      listPosition: 2,
      listOrder: 'distance',
      isRepeat: false,
      botReason: null,
    },
  ])
})

test('a beacon that sends JSON as text/plain is accepted', async () => {
  const [parking] = await listParkings('EIN')
  const response = await api.request('/api/affiliate-clicks', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ parkingId: parking?.id }),
  })

  expect(response.status).toBe(204)
})

test("a link's ping is accepted, so that clicks count without JavaScript", async () => {
  const [parking] = await listParkings('EIN')
  const response = await api.request(
    `/api/affiliate-clicks?parkingId=${parking?.id}&position=3&sort=rating`,
    { method: 'POST', headers: { 'content-type': 'text/ping' }, body: 'PING' },
  )

  expect(response.status).toBe(204)
  expect(await db.select().from(affiliateClicks)).toMatchObject([
    { parkingName: parking?.name, listPosition: 3, listOrder: 'rating' },
  ])
})

test('a repeat on the same parking within half an hour counts and is marked', async () => {
  await click()
  await click()
  await click({}, 'Mozilla/5.0 (iPhone) Safari/604.1')
  await db.update(affiliateClicks).set({ clickDate: new Date(Date.now() - 31 * 60_000) })
  await click()

  const marks = (await db.select().from(affiliateClicks).orderBy(affiliateClicks.id)).map(
    ({ isRepeat }) => isRepeat,
  )
  expect(marks).toEqual([false, true, false, false])
})

test.each([
  [0, 'anna', 'AMS'],
  [29, 'anna', 'AMS'],
  [31, 'anna', 'AMS'],
  [1, 'bo', 'AMS'],
  [1, 'anna', 'EIN'],
])(
  'the database marks repeats by the rule: %d minutes after %s at %s',
  async (passed, dayHash, at) => {
    const [[parking], [other]] = [await listParkings('AMS'), await listParkings(at)]
    if (!parking || !other) throw new Error('each airport has parkings')
    const of = { parkingName: parking.name, airportCode: 'AMS', dayHash: 'anna' }
    const clickDate = new Date(Date.now() - passed * 60_000)
    await db.insert(affiliateClicks).values({ ...of, parkingId: parking.id, clickDate })
    const unknown = {
      listPosition: null,
      listOrder: null,
      page: null,
      source: null,
      botReason: null,
      reference: null,
    }
    await addClicks([{ parkingId: other.id, dayHash, networkHash: 'n', ...unknown }])

    const [earlier, click] = (
      await db.select().from(affiliateClicks).orderBy(affiliateClicks.id)
    ).map((row) => ({
      parkingId: row.parkingId ?? 0,
      dayHash: row.dayHash ?? '',
      clickDate: row.clickDate.toISOString(),
      isRepeat: row.isRepeat,
    }))
    expect(click?.isRepeat).toBe(click && earlier && isRepeat(click, earlier))
  },
)

test('a click by a declared crawler is stored, marked and left out of the totals', async () => {
  await click({}, 'Googlebot/2.1')
  await click()

  expect(await db.$count(affiliateClicks)).toBe(2)
  expect(await readDashboard()).toMatchObject({
    totalAffiliateClicks: 1,
    latestClicks: [{ parkingName: expect.any(String) }],
  })
})

test('the first salt of a day deletes older salts', async () => {
  await db.insert(daySalts).values({ day: '2020-01-01', salt: 'oud' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
  await click()

  expect((await db.select().from(daySalts)).map(({ salt }) => salt)).not.toContain('oud')
})

test.each([
  ['a parking that does not exist', { parkingId: 999_999 }, 404],
  ['no parking', { parkingId: undefined }, 422],
  ['a parking id that is no number', { parkingId: 'een' }, 422],
  ['a parking id out of range', { parkingId: 2_147_483_648 }, 422],
])('a click with %s is refused', async (_, more, status) => {
  expect((await click(more)).status).toBe(status)
  expect(await db.$count(affiliateClicks)).toBe(0)
})

const reasons = async () =>
  Map.groupBy(await db.select().from(affiliateClicks), ({ botReason }) => botReason)

test('sixty clicks a minute from one network count; the rest is marked as a flood', async () => {
  const numbers = Array.from({ length: 70 }, (_, number) => number)
  const sent = await Promise.all(
    numbers.map((n) => click({}, n % 3 === 0 ? `Browser ${n}` : browser, `2001:db8:1:1::${n}`)),
  )
  await click({}, browser, '2001:db8:1:2::1')

  expect(sent.map(({ status }) => status)).toEqual(numbers.map(() => 204))
  expect((await reasons()).get('flood')).toHaveLength(10)
  expect((await reasons()).get(null)).toHaveLength(61)
  expect(await readDashboard()).toMatchObject({ totalAffiliateClicks: 61 })
  const today = amsterdamDay(new Date())
  expect(await notCounted(await spanOf({ from: today, to: today }))).toContainEqual({
    what: 'clicks',
    reason: 'flood',
    count: 10,
    former: 0,
  })
})

test('crawler clicks count towards the limit of a network', async () => {
  for (let n = 1; n <= 30; n++) await click({}, 'Googlebot/2.1', '192.0.2.2')
  for (let n = 1; n <= 31; n++) await click({}, browser, '192.0.2.2')

  expect((await reasons()).get('flood')).toHaveLength(1)
  expect((await reasons()).get('crawler')).toHaveLength(30)
})

test('clicks of a flooding network count again after a minute', async () => {
  for (let n = 1; n <= 61; n++) await click({}, browser, '192.0.2.3')
  await db.update(rateLimits).set({ at: new Date(Date.now() - 61_000) })
  await click({}, browser, '192.0.2.3')

  expect((await reasons()).get(null)).toHaveLength(61)
})

test('a click on an unknown parking does not count towards the limit', async () => {
  for (let n = 1; n <= 60; n++) await click({ parkingId: 999_999 }, browser, '192.0.2.4')
  await click({}, browser, '192.0.2.4')

  expect((await reasons()).get(null)).toHaveLength(1)
})

test('more than 300 requests a minute from one network are refused with 429', async () => {
  // The clock stands still, so that all requests are in one minute.
  vi.useFakeTimers({ toFake: ['Date'] })
  const unknown = { parkingId: 999_999 }
  for (let n = 1; n <= 300; n++) {
    expect((await click(unknown, browser, `2001:db8::${n}`)).status).toBe(404)
  }

  const refused = await click({}, browser, '2001:db8::ffff')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await click({}, browser, '2001:db8:0:1::1')).status).toBe(204)
  expect(await db.$count(affiliateClicks)).toBe(1)
})

test('a click with Global Privacy Control in its header alone has no reference', async () => {
  const reference = 'k3v9q2w7m4xz'
  await click({ reference }, browser, '192.0.2.1', { 'sec-gpc': '1' })
  await click({ reference }, browser, '192.0.2.1', { 'sec-gpc': '0' })
  const stored = await db.select().from(affiliateClicks).orderBy(affiliateClicks.id)

  expect(stored.map((row) => row.reference)).toEqual([null, reference])
})

test('the reference in the link is stored, and what is none is left out', async () => {
  await click({ reference: 'k3v9q2w7m4xz' })
  await click({ reference: 'lot-1-ams' })
  await click({ reference: "k3v9q2w7m4x'" })
  await click({ reference: 7 })
  await click()
  const stored = await db.select().from(affiliateClicks).orderBy(affiliateClicks.id)

  expect(stored.map(({ reference }) => reference)).toEqual(['k3v9q2w7m4xz', null, null, null, null])
})
