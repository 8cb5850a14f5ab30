import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { listBasketPrices } from '#server/db/price-baskets.ts'
import { parkings, priceBaskets, settings, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'
import { measurePrices } from './measure-prices.ts'

withSeededDatabase()

const now = new Date()
const today = amsterdamDay(now)
const month = today.slice(0, 7)

/** Three parkings at Schiphol have a tariff: of 5, 7 and 12 euros a day. */
beforeEach(async () => {
  await db.update(settings).set({ values: exampleSettings })
  await db.delete(priceBaskets)
  await db.delete(tariffs)
  const atSchiphol = await db
    .select({ id: parkings.id })
    .from(parkings)
    .where(eq(parkings.airportCode, 'AMS'))
    .limit(3)
  const ids = atSchiphol.map(({ id }) => id)
  await db
    .update(parkings)
    .set({ priceCheckedOn: today, unavailable: null })
    .where(inArray(parkings.id, ids))
  await db.insert(tariffs).values(
    [5, 7, 12].map((euros, at) => ({
      ...aTariff({ steps: [{ days: 1, total: euros }], extraDay: euros }),
      parkingId: ids[at] ?? 0,
    })),
  )
  await refreshContentVersion()
})

const kept = () => db.select().from(priceBaskets).orderBy(priceBaskets.id)
const short = { month, airportCode: 'AMS', days: 3, lowest: 1500, middle: 2100, parkings: 3 }
const long = { month, airportCode: 'AMS', days: 8, lowest: 4000, middle: 5600, parkings: 3 }
const former = { month: '2020-01', airportCode: 'AMS', days: 8, lowest: 1, middle: 2, parkings: 3 }

test('the prices of this month are kept, of both stays', async () => {
  await measurePrices.run(now)

  expect(await kept()).toMatchObject([short, long])
})

test('a second run in the same month changes nothing', async () => {
  await measurePrices.run(now)
  const once = await kept()
  await measurePrices.run(now)

  expect(await kept()).toEqual(once)
})

test('a price that changed is replaced, other months stay as they were', async () => {
  await db.insert(priceBaskets).values([former, { ...former, month }])
  await measurePrices.run(now)

  expect(await kept()).toMatchObject([former, long, short])
})

test('today is measured and not read, each month before is read', async () => {
  await db.insert(priceBaskets).values([former, { ...former, month }])

  expect(await listBasketPrices(today)).toEqual([former, short, long])
})

test('a price that can no longer be measured stays as it was kept', async () => {
  await measurePrices.run(now)
  const before = await kept()
  await db.delete(tariffs)
  await refreshContentVersion()
  await measurePrices.run(now)

  expect(await kept()).toEqual(before)
  expect(await listBasketPrices(today)).toEqual([])
})

test('another stay is measured from now on, what was kept of the former ones stays', async () => {
  await measurePrices.run(now)
  await db.insert(priceBaskets).values([former])
  const values = { ...exampleSettings, basketLongDays: 10 }
  await db.update(settings).set({ values })
  await refreshContentVersion()
  const longer = { ...long, days: 10, lowest: 5000, middle: 7000 }

  expect(await listBasketPrices(today)).toEqual([former, short, longer])
  await measurePrices.run(now)
  expect(await kept()).toMatchObject([short, long, former, longer])
})
