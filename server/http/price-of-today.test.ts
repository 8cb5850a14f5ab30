import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { amsterdamDay } from '#domain/text/date.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { airportCard, parkingCard } from '#server/social-card/cards.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { aTariff } from '#test/tariffs.ts'

// A parking with a tariff for today has one price per day, wherever visitors read one.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const typed = 47.77
const ofTariff = 3.21
let id: number
let other: number

beforeAll(async () => {
  await db.delete(tariffs)
  const found = await db.select().from(parkings).where(eq(parkings.airportCode, 'AMS')).limit(2)
  id = Number(found[0]?.id)
  other = Number(found[1]?.id)
  await db.update(parkings).set({ pricePerDay: typed }).where(eq(parkings.id, id))
  const tariff = aTariff({ steps: [{ days: 8, total: 8 * ofTariff }] })
  await db.insert(tariffs).values({ ...tariff, parkingId: id })
  await refreshContentVersion()
})

const slug = async () =>
  (await db.select().from(parkings).where(eq(parkings.id, id)))[0]?.slug ?? ''

test.each([
  '/',
  '/luchthavens',
  '/parkeren/schiphol',
  '/parkeren/schiphol?sort=price',
  '/parkeren/schiphol/:slug',
  '/vergelijken?terreinen=:id&terreinen=:other',
])('%s shows the price of the tariff, never the typed one', async (address) => {
  const path = address.replace(':id', `${id}`).replace(':other', `${other}`)
  const page = await renderedPage(path.replace(':slug', await slug()))
  const html = await page.text()
  const text = [...htmlTexts(html, 'html')].join('\n')

  expect(text).toContain('€3,21')
  expect(text).not.toContain('€47,77')
})

test('structured data has the price of the tariff', async () => {
  const data = async (path: string) => {
    const html = await (await renderedPage(path)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join('')
  }

  expect(await data('/parkeren/schiphol')).toContain('"lowPrice":3.21')
  expect(await data(`/parkeren/schiphol/${await slug()}`)).toContain('"price":3.21')
})

test('so do the pictures for social media', async () => {
  expect(await airportCard('schiphol')).toContain('€3,21')
  expect(await parkingCard('schiphol', await slug())).toContain('€3,21')
})

test('and the calls, which say what a day without a tariff costs beside it', async () => {
  const get = async (path: string) => (await api.request(path)).json()
  const price = { id, pricePerDay: ofTariff, priceWithoutTariff: typed }

  expect(
    (await get('/api/parkings?airport=AMS')).find((one: { id: number }) => one.id === id),
  ).toMatchObject(price)
  expect(await get(`/api/lots/schiphol/${await slug()}`)).toMatchObject(price)
  expect(await get('/api/airports?slug=schiphol')).toMatchObject({ lowestPrice: ofTariff })
})

test('a stay on days without a tariff is an estimate by the typed price', async () => {
  await db.update(tariffs).set({ validTo: amsterdamDay(new Date()) })
  await refreshContentVersion()
  const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-19`
  const response = await api.request(`/api/lots/schiphol/${await slug()}?${stay}`)

  expect(await response.json()).toMatchObject({
    pricePerDay: ofTariff,
    quote: {
      basis: 'estimate',
      lines: [{ how: expect.stringMatching(/^€47,77 per dag/), cents: 38_216 }],
    },
  })
})
