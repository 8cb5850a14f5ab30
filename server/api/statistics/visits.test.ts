import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { listParkings } from '#server/db/parkings.ts'
import { affiliateClicks, filterUses, pageViews } from '#server/db/schema.ts'
import { flushVisits } from '#server/statistics/visit.ts'
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
  await flushVisits()
  return response.status
}

const viewed = () => db.select().from(pageViews).orderBy(asc(pageViews.id))

test('an airport’s page counts for its airport, with where the visit began', async () => {
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

test.each(['/parkeren/nergens', '/admin', '/wp-login.php', '/parkeren/Schiphol'])(
  '%s is no page of ours, and is not counted',
  async (path) => {
    expect(await send('/api/page-views', { path })).toBe(204)
    expect(await viewed()).toEqual([])
  },
)

test.each([{}, { path: 7 }, { path: 'faq' }, { path: '//elders.nl' }, { path: '/faq?x=1' }])(
  '%j is no visit',
  async (body) => {
    expect(await send('/api/page-views', body)).toBe(422)
  },
)

test('no call takes more than it needs', async () => {
  expect(await send('/api/page-views', { path: '/', extra: 'x'.repeat(5_000) })).toBe(413)
})

test('filters are kept by name, in order, with what they left', async () => {
  const use = { airport: 'AMS', filters: ['max:5', 'covered', 'covered'], results: 0 }
  expect(await send('/api/filter-uses', use)).toBe(204)
  await send('/api/filter-uses', use, { 'user-agent': 'Googlebot/2.1' })
  await send('/api/filter-uses', { ...use, airport: 'XXX' })

  expect(await db.select().from(filterUses)).toMatchObject([
    { airportCode: 'AMS', filters: 'covered,max:5', results: 0 },
  ])
})

test.each([{ filters: [] }, { filters: ['<b>'] }, { results: -1 }, { airport: 'schiphol' }])(
  '%j is no use of a filter',
  async (wrong) => {
    const use = { airport: 'AMS', filters: ['covered'], results: 0, ...wrong }
    expect(await send('/api/filter-uses', use)).toBe(422)
  },
)

test('a click says on which page it was, and where its visit began', async () => {
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

test('a ping says it in its own way', async () => {
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

test('view, filter and click of one visitor come together for the admin', async () => {
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

test.each(['', 'from=2026-01-01', 'from=x&to=y', 'from=2020-01-01&to=2026-01-01'])(
  'the period "%s" is refused',
  async (query) => {
    const { status, body } = await asAdmin('GET', `/api/admin/analytics?${query}`)

    expect(status).toBe(422)
    expect(body).toMatchObject({ error: 'Deze periode klopt niet' })
  },
)

// Last: for the rest of this minute nothing is counted of who does this.
test('more than anyone can read is not all counted', async () => {
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
  await flushVisits()

  expect((await viewed()).length).toBeLessThanOrEqual(120)
})
