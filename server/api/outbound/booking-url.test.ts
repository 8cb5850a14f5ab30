import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings, providers } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from '../routes.ts'

withSeededDatabase()

type Linked = ParkingDetail & { bookingUrl: string }

const stay = `van=${comingYear}-07-12&tot=${comingYear}-07-19`

async function ringvaart(query = ''): Promise<Linked> {
  const response = await api.request(`/api/lots/schiphol/ringvaart-parking?${query}`)
  const listed = await api.request(`/api/parkings?airport=AMS&${query}`)
  const one = await response.json()
  const all: Linked[] = await listed.json()
  const same = all.find(({ slug }) => slug === 'ringvaart-parking')
  expect([same?.outbound, same?.bookingUrl]).toEqual([one.outbound, one.bookingUrl])
  return one
}

const id = () => db.select().from(parkings).where(eq(parkings.slug, 'ringvaart-parking'))

test('a sample leads to our own page with a stay, and else to what its affiliate link says', async () => {
  const { bookingUrl, affiliateUrl } = await ringvaart()
  expect(bookingUrl).toBe(affiliateUrl)

  const [parking] = await id()
  expect((await ringvaart(stay)).bookingUrl).toMatch(
    new RegExp(
      `^http://[^/]+/voorbeeld-boeken\\?luchthaven=AMS&terrein=ringvaart-parking&van=${comingYear}-07-12&tot=${comingYear}-07-19&personen=2&ref=lot-${parking?.id}-ams$`,
    ),
  )
})

test('the page of its provider is used with the tag, until the parking has its own', async () => {
  const [parking] = await id()
  const affiliateUrl = 'https://www.awin1.com/cread.php?awinmid=377'
  const page = 'https://ringvaart.nl/?van={van}&tot={tot}&om={vanTijd}'
  await db
    .update(providers)
    .set({ bookingPage: page, website: 'https://ringvaart.nl/' })
    .where(eq(providers.id, parking?.providerId ?? 0))
  await db
    .update(parkings)
    .set({ affiliateUrl })
    .where(eq(parkings.id, parking?.id ?? 0))
  await refreshContentVersion()
  const found = await ringvaart(stay)
  expect(found).toMatchObject({
    affiliateUrl,
    bookingUrl: `https://ringvaart.nl/?van=${comingYear}-07-12&tot=${comingYear}-07-19&bron=parkeerpiloot`,
  })
  expect(found).not.toHaveProperty('providerCode')
  expect(found).not.toHaveProperty('bookingPage')
  expect(found.provider).not.toHaveProperty('bookingPage')

  const own = { bookingPage: 'https://ringvaart.nl/{parking}/{van}/{tot}', providerCode: 'RV 1' }
  await db
    .update(parkings)
    .set(own)
    .where(eq(parkings.id, parking?.id ?? 0))
  await refreshContentVersion()
  expect((await ringvaart(stay)).bookingUrl).toBe(
    `https://ringvaart.nl/RV%201/${comingYear}-07-12/${comingYear}-07-19?bron=parkeerpiloot`,
  )
})
