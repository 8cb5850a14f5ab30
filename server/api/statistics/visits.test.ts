import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { affiliateClicks, filterUses, pageViews, posts, tariffs } from '#server/db/schema.ts'
import { noteToday } from '#server/db/statistics/day-notes.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  for (const table of [affiliateClicks, pageViews, filterUses]) await db.delete(table)
})

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': 'Firefox', ...headers },
    body: JSON.stringify(body),
  })
  return response.status
}

afterEach(() => {
  vi.useRealTimers()
})

const viewed = () => db.select().from(pageViews).orderBy(asc(pageViews.id))

test('a view of an airport page is stored with its airport and traffic source', async () => {
  const referrer = 'https://www.google.nl/'
  expect(await send('/api/page-views', { path: '/parkeren/schiphol/', referrer })).toBe(204)
  await send('/api/page-views', { path: '/faq', campaign: 'Zomer', referrer })
  await send('/api/page-views', { path: '/' }, { 'user-agent': 'Googlebot/2.1' })

  expect(await viewed()).toMatchObject([
    {
      path: '/parkeren/schiphol',
      airportCode: 'AMS',
      source: 'zoekmachine: google',
      botReason: null,
    },
    { path: '/faq', airportCode: null, source: 'campagne: zomer' },
    { path: '/', source: 'direct', botReason: 'crawler' },
  ])
})

test('a view of a parking is that of its airport too', async () => {
  await send('/api/page-views', { path: '/parkeren/schiphol/ringvaart-parking' })
  await send('/api/page-views', { path: '/parkeren/eindhoven/ringvaart-parking' })

  expect(await viewed()).toMatchObject([
    { path: '/parkeren/schiphol/ringvaart-parking', airportCode: 'AMS' },
  ])
})

test.each(['/parkeren/nergens', '/admin', '/wp-login.php', '/parkeren/Schiphol'])(
  '%s is no public page, and is not counted',
  async (path) => {
    expect(await send('/api/page-views', { path })).toBe(204)
    expect(await viewed()).toEqual([])
  },
)

test.each([{}, { path: 7 }, { path: 'faq' }, { path: '//elders.nl' }, { path: '/faq?x=1' }])(
  '%j is refused as a page view',
  async (body) => {
    expect(await send('/api/page-views', body)).toBe(422)
  },
)

test('a body over the limit is refused', async () => {
  expect(await send('/api/page-views', { path: '/', extra: 'x'.repeat(5_000) })).toBe(413)
})

test('filters are stored as sorted names, with the number of matches', async () => {
  const use = { airport: 'AMS', filters: ['max:5', 'covered', 'covered'], results: 0 }
  expect(await send('/api/filter-uses', use)).toBe(204)
  await send('/api/filter-uses', use, { 'user-agent': 'Googlebot/2.1' })
  await send('/api/filter-uses', { ...use, airport: 'XXX' })

  expect(await db.select().from(filterUses)).toMatchObject([
    { airportCode: 'AMS', filters: 'covered,max:5', results: 0 },
  ])
})

test.each([{ filters: [] }, { filters: ['<b>'] }, { results: -1 }, { airport: 'schiphol' }])(
  '%j is refused as a filter use',
  async (wrong) => {
    const use = { airport: 'AMS', filters: ['covered'], results: 0, ...wrong }
    expect(await send('/api/filter-uses', use)).toBe(422)
  },
)

test('a click is stored with its page and traffic source', async () => {
  const [parking] = await listParkings('AMS')
  const click = { parkingId: parking?.id, page: '/parkeren/schiphol', campaign: 'zomer' }
  await send('/api/affiliate-clicks', click)
  await send('/api/affiliate-clicks', { ...click, page: '/verzonnen', campaign: undefined })
  await send('/api/affiliate-clicks', { parkingId: parking?.id, page: '  ', campaign: 7 })

  const kept = await db.select().from(affiliateClicks).orderBy(asc(affiliateClicks.id))
  expect(kept.map(({ page, source }) => [page, source])).toEqual([
    ['/parkeren/schiphol', 'campagne: zomer'],
    [null, 'direct'],
    [null, null],
  ])
})

test('a ping has its page and campaign in its headers', async () => {
  const [parking] = await listParkings('AMS')
  await api.request(`/api/affiliate-clicks?parkingId=${parking?.id}&position=1&sort=price`, {
    method: 'POST',
    headers: {
      'content-type': 'text/ping',
      'ping-from': 'http://localhost:3000/parkeren/schiphol?utm_source=brief',
    },
    body: 'PING',
  })

  expect(await db.select().from(affiliateClicks)).toMatchObject([
    { page: '/parkeren/schiphol', source: 'campagne: brief' },
  ])
})

test('the view, filter use and click of one visitor are joined in the funnel', async () => {
  const [parking] = await listParkings('EIN')
  await send('/api/page-views', { path: '/parkeren/eindhoven' }, { 'user-agent': 'Safari' })
  await send(
    '/api/filter-uses',
    { airport: 'EIN', filters: ['stay'], results: 3 },
    { 'user-agent': 'Safari' },
  )
  await send('/api/affiliate-clicks', { parkingId: parking?.id }, { 'user-agent': 'Safari' })

  const today = amsterdamDay(new Date())
  const { status, body } = await asAdmin<Statistics>(
    'GET',
    `/api/admin/analytics?from=${today}&to=${today}`,
  )
  expect(status).toBe(200)
  expect(body.funnel).toMatchObject([{ page: 1, used: 1, usedAndClicked: 1, clicked: 1 }])
})

test('a day has one typed note, which an empty text takes away', async () => {
  const notes = async () => {
    const query = 'from=2020-02-01&to=2020-02-29'
    return (await asAdmin<Statistics>('GET', `/api/admin/analytics?${query}`)).body.notes
  }
  const write = (day: string, text: string) =>
    asAdmin('PUT', `/api/admin/day-notes/${day}`, { text })

  expect((await write('2020-02-17', ' Nieuwsbrief ')).status).toBe(204)
  await write('2020-02-04', 'Storing')
  await write('2020-02-17', 'Nieuwsbrief verstuurd')
  await write('2020-03-01', 'Na deze dagen')
  expect(await notes()).toEqual([
    { day: '2020-02-04', text: 'Storing', by: expect.any(String) },
    { day: '2020-02-17', text: 'Nieuwsbrief verstuurd', by: expect.any(String) },
  ])

  await write('2020-02-04', '')
  expect((await notes()).map(({ day }) => day)).toEqual(['2020-02-17'])
  expect((await write('2020-02-30', 'Nooit')).status).toBe(404)
  expect((await write('2020-02-17', 'a'.repeat(201))).status).toBe(422)
})

test('a post, a season and an import are noted by themselves', async () => {
  const [parking] = await listParkings('EIN')
  const season = { name: 'Zomer', validFrom: '2019-06-01', steps: [{ days: 1, total: 9 }] }
  await db.insert(tariffs).values({
    ...{ ...season, parkingId: parking?.id ?? 0, billing: 'day', extraDay: 9 },
  })
  await noteToday(db, 'Parkings geïmporteerd')
  const [post] = await db.select().from(posts).where(eq(posts.status, 'published')).limit(1)
  const notesOf = async (day: string) =>
    (await asAdmin<Statistics>('GET', `/api/admin/analytics?from=${day}&to=${day}`)).body.notes

  expect(await notesOf('2019-06-01')).toEqual([
    { day: '2019-06-01', text: 'Tarief Zomer gaat in bij één parking', by: null },
  ])
  const today = amsterdamDay(new Date())
  expect(await notesOf(today)).toContainEqual({
    ...{ day: today, text: 'Parkings geïmporteerd', by: null },
  })
  const [published] = await notesOf(post?.date ?? '')
  expect(published?.text).toMatch(/gepubliceerd$/)
})

test.each(['', 'from=2026-01-01', 'from=x&to=y', 'from=2020-01-01&to=2026-01-01'])(
  'the period "%s" is refused',
  async (query) => {
    const { status, body } = await asAdmin('GET', `/api/admin/analytics?${query}`)

    expect(status).toBe(422)
    expect(body).toMatchObject({ error: 'Deze periode klopt niet' })
  },
)

// Must be the last test: it uses up the limit of this network for the minute.
test('page views over the limit of a network are not counted', async () => {
  // The clock stands still, so that all requests are in one minute.
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let time = 0; time < 150; time++) {
    const view = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Firefox' },
      body: '{"path":"/blog"}',
    }
    await api.request('/api/page-views', view, {
      incoming: { socket: { remoteAddress: `2001:db8::${time}` } },
    })
  }

  expect((await viewed()).length).toBeLessThanOrEqual(120)
})
