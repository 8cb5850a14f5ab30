import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ParkingClicks } from '#domain/provider/provider.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const clicksOf = (provider: number) =>
  asAdmin<{ parkings: ParkingClicks[] }>('GET', `/api/admin/providers/${provider}/clicks`)

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('the clicks of 30 days are counted for each parking of the provider, and for no other', async () => {
  const of = await db.select().from(parkings).where(eq(parkings.providerId, 2)).orderBy(parkings.id)
  const [other] = await db.select().from(parkings).where(eq(parkings.providerId, 1))
  const [first, second] = of
  if (!first || !second || !other) throw new Error('The seed has them')
  const click = (parking: typeof other, days: number, botReason: string | null = null) => ({
    ...{ parkingId: parking.id, parkingName: parking.name, airportCode: parking.airportCode },
    ...{ clickDate: daysAgo(days), isRepeat: false, botReason },
  })
  await db.delete(affiliateClicks).where(isNull(affiliateClicks.botReason))
  await db
    .insert(affiliateClicks)
    .values([
      ...[click(first, 0), click(first, 28), click(first, 31)],
      ...[click(second, 1, 'header'), click(other, 1)],
    ])

  expect((await clicksOf(2)).body).toEqual({ parkings: [{ id: first.id, clicks: 2 }] })
  expect((await clicksOf(1)).body).toEqual({ parkings: [{ id: other.id, clicks: 1 }] })
})

test('a provider that is not there has none', async () => {
  expect((await clicksOf(987_654)).status).toBe(404)
})
