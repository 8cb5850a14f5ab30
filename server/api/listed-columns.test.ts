import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, parkings, tariffs } from '#server/db/schema.ts'
import { listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'

withSeededDatabase()
withAdmin()

const today = amsterdamDay(new Date())
const list = (query: string) => listAsAdmin<ListedParking>(`/api/admin/parkings?${query}`)
const [first, second, third] = [1, 2, 3]

const click = (parkingId: number, days: number, botReason: string | null = null) => ({
  ...{ parkingId, parkingName: 'Polderpark', airportCode: 'AMS', botReason },
  clickDate: new Date(Date.now() - days * 24 * 60 * 60 * 1000),
})

test('the list says how often visitors clicked in 30 days, and sorts by it', async () => {
  await db.delete(affiliateClicks)
  await db
    .insert(affiliateClicks)
    .values([
      ...[click(first, 0), click(first, 28), click(first, 31), click(first, 1, 'header')],
      ...[click(second, 2), click(second, 3), click(second, 4)],
    ])

  const most = await list('sort=clicks&dir=desc')
  expect(most.slice(0, 3)).toMatchObject([
    { id: second, clicks: 3 },
    { id: first, clicks: 2 },
    { clicks: 0 },
  ])
  // What is never clicked counts as none: it comes first here.
  expect((await list('sort=clicks'))[0]).toMatchObject({ clicks: 0 })
  await db.insert(affiliateClicks).values([click(first, 0), click(first, 0)])
  expect((await list('sort=clicks&dir=desc'))[0]).toMatchObject({ id: first, clicks: 4 })
})

test('the list sorts by when the price that travellers read today was checked', async () => {
  await db.update(parkings).set({ priceCheckedOn: dayAfter(today, -5) })
  const checkedOn = (parkingId: number, day: string | null, special: object = {}) => ({
    ...aTariff({ name: `Tarief van ${parkingId}`, steps: [{ days: 8, total: 48 }], ...special }),
    ...{ parkingId, checkedOn: day, isChanged: false, checkSource: null },
  })
  await db.delete(tariffs)
  await db.insert(tariffs).values([
    checkedOn(first, dayAfter(today, -40)),
    // Its days are over, so its check is of no price of today.
    checkedOn(second, dayAfter(today, -90), { validTo: dayAfter(today, -1) }),
    // Without a day of its own it was checked when its parking was.
    checkedOn(third, null),
  ])
  await db.update(parkings).set({ priceCheckedOn: null }).where(eq(parkings.id, second))
  await db
    .update(parkings)
    .set({ priceCheckedOn: dayAfter(today, -3) })
    .where(eq(parkings.id, third))

  expect((await list('sort=checked'))[0]?.id).toBe(first)
  expect((await list('sort=checked&dir=desc'))[0]?.id).toBe(third)
  expect((await list('sort=checked')).at(-1)?.id).toBe(second)
  expect((await list('sort=checked&dir=desc')).at(-1)?.id).toBe(second)
})
