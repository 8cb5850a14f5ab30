import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()

const get = async (path: string) => {
  const response = await api.request(path)
  return { status: response.status, body: await response.json() }
}

test('GET /api/airports lists id, name, code and slug', async () => {
  const { status, body } = await get('/api/airports')

  expect(status).toBe(200)
  expect(body).toHaveLength(8)
  expect(body[0]).toMatchObject({ id: 1, name: 'Schiphol', code: 'AMS', slug: 'schiphol' })
  expect(body[0].aliases).toContain('Schiphol Airport')
})

test('GET /api/airports?slug= finds an airport by any name, with nearby airports', async () => {
  expect((await get('/api/airports?slug=schiphol')).body).toMatchObject({ code: 'AMS', nearby: [] })
  expect((await get('/api/airports?slug=ams')).body).toMatchObject({ slug: 'schiphol' })
  expect((await get('/api/airports?slug=koln-bonn')).body.nearby[0]).toMatchObject({
    code: 'DUS',
    parkings: 2,
  })
  expect(await get('/api/airports?slug=atlantis')).toEqual({
    status: 404,
    body: { error: 'Luchthaven niet gevonden' },
  })
})

test('GET /api/airports returns the first few, or the matches of a search', async () => {
  const codes = async (query: string) =>
    (await get(`/api/airports?${query}`)).body.map(({ code }: { code: string }) => code)

  expect(await codes('first=4')).toEqual(['AMS', 'EIN', 'RTM', 'BRU'])
  expect(await codes('first=abc')).toHaveLength(8)
  expect(await codes('search=keul')).toEqual(['CGN'])
  expect(await codes('search=')).toHaveLength(5)
  expect(await codes('search=dusseldrof')).toEqual(['DUS'])
  expect(await codes('search=utrecht')).toEqual(['AMS', 'RTM', 'EIN'])
  expect(await codes('search=atlantis')).toEqual([])
})

test('GET /api/airports with a stay gives each airport the least that it costs there', async () => {
  const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-19`
  const [schiphol] = (await get(`/api/airports?first=4&${stay}`)).body
  const { body } = await get(`/api/parkings?airport=AMS&${stay}`)
  const totals = body.map(({ quote }: { quote: { total: number } }) => quote.total)

  expect(schiphol.lowestStay.total).toBe(Math.min(...totals))
  expect((await get('/api/airports?first=4')).body[0]).not.toHaveProperty('lowestStay')
  const charleroi = (await get(`/api/airports?slug=charleroi&${stay}`)).body
  for (const { lowestStay } of charleroi.nearby) expect(lowestStay.total).toBeGreaterThan(0)
  expect((await get('/api/airports?van=2020-01-01&tot=2020-01-02')).status).toBe(422)
})

test('GET /api/parkings lists all parkings, or those of one airport', async () => {
  expect((await get('/api/parkings')).body).toHaveLength(15)
  expect((await get('/api/parkings?airport=EIN')).body).toHaveLength(3)
  expect((await get('/api/parkings?airport=ein')).body).toHaveLength(3)
  expect((await get('/api/parkings?airport=eindhoven')).body).toHaveLength(3)
  expect((await get('/api/parkings?airport=XXX')).body).toEqual([])
})

test('GET /api/parkings tells of each tariff when and where it was checked, not by whom', async () => {
  const check = { checkedOn: '2026-02-02', checkSource: 'phone' } as const
  await db.update(tariffs).set({ ...check, checkedBy: 'eva' })
  await refreshContentVersion()
  const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-19`
  const { body } = await get(`/api/parkings?airport=AMS&${stay}`)
  const priced = body.find(({ quote }: { quote: { tariff: unknown } }) => quote.tariff)
  await db.update(tariffs).set({ checkedOn: null, checkSource: null, checkedBy: null })
  await refreshContentVersion()

  expect(priced.quote.check).toEqual({ ...check, isChanged: false })
  expect(priced.tariffs[0]).toMatchObject(check)
  expect(JSON.stringify(body)).not.toMatch(/checkedBy|eva/)
})

test('a public call tells of a price per day when and where it was checked, not by whom', async () => {
  const check = { priceCheckedOn: '2026-02-02', priceCheckSource: 'phone' } as const
  await db.update(parkings).set({ ...check, priceCheckedBy: 'eva' })
  await refreshContentVersion()
  const list = (await get('/api/parkings?airport=AMS')).body
  const one = (await get('/api/lots/schiphol/ringvaart-parking')).body
  await db.update(parkings).set({ priceCheckSource: null, priceCheckedBy: null })
  await refreshContentVersion()

  for (const parking of [...list, one]) expect(parking).toMatchObject(check)
  expect(JSON.stringify([list, one])).not.toMatch(/[cC]heckedBy|eva/)
})

test('GET /api/parkings with a stay gives each parking its quote', async () => {
  const { body } = await get(
    `/api/parkings?airport=AMS&van=${comingYear}-11-12&tot=${comingYear}-11-19&personen=3`,
  )

  expect(body).toHaveLength(5)
  for (const { pricePerDay, quote } of body) {
    expect(quote).toMatchObject({ basis: 'tariff', total: Math.round(pricePerDay * 100) * 8 })
  }
  const [plain] = (await get('/api/parkings?airport=AMS')).body
  expect(plain).not.toHaveProperty('quote')
})

test('GET /api/lots gives all of a parking, and with a stay its quote', async () => {
  const path = '/api/lots/schiphol/ringvaart-parking'
  const { body } = await get(path)

  expect(body).toMatchObject({
    name: 'Ringvaart Parking',
    provider: { tradeName: 'Ringvaart Parking', registry: 'KvK' },
    facts: { entrance: { value: 'Ringvaartweg 41, Oude Meer', source: 'website' } },
  })
  expect(body.tariffs[0]).toMatchObject({ name: 'Standaard', billing: 'period' })
  expect(body).not.toHaveProperty('quote')
  expect(
    (await get(`${path}?van=${comingYear}-11-12&tot=${comingYear}-11-19`)).body.quote,
  ).toMatchObject({
    total: 6800,
    isUpperBound: true,
  })
})

test('GET /api/lots knows a former slug', async () => {
  await db
    .update(parkings)
    .set({ name: 'Ringvaart Oost' })
    .where(eq(parkings.slug, 'ringvaart-parking'))
  await refreshContentVersion()

  const { body } = await get('/api/lots/schiphol/ringvaart-parking')
  expect(body).toMatchObject({ name: 'Ringvaart Oost', slug: 'ringvaart-oost' })
})

test.each(['schiphol/kempenpark', 'schiphol/bestaat-niet', 'atlantis/ringvaart-parking'])(
  'GET /api/lots/%s is not found',
  async (path) => {
    expect((await get(`/api/lots/${path}`)).status).toBe(404)
  },
)

test('GET /api/parkings refuses a wrong stay, by field', async () => {
  const query = 'van=1900-01-01&tot=9999-12-31&vanTijd=25:61&personen=10'

  expect(await get(`/api/parkings?${query}`)).toMatchObject({
    status: 422,
    body: {
      error: 'Dit is niet goed ingevuld',
      fields: {
        van: ['Deze dag is al voorbij. Kies vandaag of een latere dag.'],
        tot: [expect.stringMatching(/^We rekenen tot en met .* Kies een eerdere dag\.$/)],
        vanTijd: ['Kies een tijd op het kwartier, zoals 06:30.'],
        personen: ['Kies 1 tot 9 reizigers.'],
      },
    },
  })
})

test('GET /api/faqs has ALL for a question about every airport', async () => {
  const { body } = await get('/api/faqs?airport=CRL')

  expect(new Set(body.map((faq: { airportCode: string }) => faq.airportCode))).toEqual(
    new Set(['ALL']),
  )
})

test('GET /api/faqs for an unknown airport has the questions about every airport', async () => {
  const { body } = await get('/api/faqs?airport=XXX')

  expect(new Set(body.map((faq: { airportCode: string }) => faq.airportCode))).toEqual(
    new Set(['ALL']),
  )
})

test('GET /api/blog is a list, and with a slug it is one post', async () => {
  const list = await get('/api/blog')
  const one = await get('/api/blog?slug=vroeg-boeken-loont')

  expect(list.body).toHaveLength(8)
  expect(one.body).toMatchObject({ slug: 'vroeg-boeken-loont', content: expect.any(String) })
})

test('an unknown post is a 404 in Dutch', async () => {
  expect(await get('/api/blog?slug=weg')).toEqual({
    status: 404,
    body: { error: 'Blog post niet gevonden' },
  })
})

test('an unknown path is a JSON 404', async () => {
  expect(await get('/api/nergens')).toEqual({
    status: 404,
    body: { error: 'Deze aanroep bestaat niet' },
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s on a read is a 405 with Allow',
  async (method) => {
    const response = await api.request('/api/airports', { method })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toHaveProperty('error')
  },
)

test('HEAD has the headers of GET and no body', async () => {
  const response = await api.request('/api/airports', { method: 'HEAD' })

  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
