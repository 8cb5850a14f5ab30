import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EditedParking, ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { tariffs } from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/parkings'
const today = amsterdamDay(new Date())
const later = aTariff({ name: 'Later', validFrom: '2099-04-01' })
let parking: EditedParking

const pricesOf = async (id: number) => {
  const rows = await listAsAdmin<ListedParking>(`${all}?airport=RTM`)
  return rows.find((row) => row.id === id)?.checkedPrices ?? []
}
const check = (more: object) =>
  asAdmin<{ change: string }>('POST', '/api/admin/checks', {
    ...{ item: 'price', parkingId: parking.id, outcome: 'right' },
    ...more,
  })

beforeEach(async () => {
  const [row] = await listAsAdmin<ListedParking>(`${all}?airport=RTM`)
  const found = await asAdmin<EditedParking>('GET', `${all}/${row?.id}`)
  const always = { ...aTariff({ name: 'Altijd' }), checkedOn: null }
  const saved = await asAdmin<EditedParking>('PUT', `${all}/${row?.id}`, {
    ...found.body,
    tariffs: [always, { ...later, checkedOn: null }],
  })
  parking = saved.body
})

test('one tariff is checked by itself, which the log and the undo are about', async () => {
  const [always, next] = await pricesOf(parking.id)
  expect([always?.tariff?.name, next?.tariff?.name]).toEqual(['Altijd', 'Later'])
  const { status, body } = await check({ tariffId: next?.tariff?.id })

  expect(status).toBe(201)
  const [first, second] = await pricesOf(parking.id)
  expect(first).toEqual(always)
  expect(second).toMatchObject({ checkedOn: today, isChanged: false })
  const [row] = await db
    .select()
    .from(tariffs)
    .where(eq(tariffs.id, next?.tariff?.id ?? 0))
  expect(row).toMatchObject({ checkSource: 'website', checkedBy: expect.stringMatching(/./) })

  await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  expect(await pricesOf(parking.id)).toEqual([always, next])
})

test('a tariff of another parking is not dated', async () => {
  const before = await db.select().from(tariffs).orderBy(tariffs.id)
  const wrong = before.find(({ parkingId }) => parkingId !== parking.id)

  expect((await check({ tariffId: wrong?.id })).status).toBe(404)
  expect(await db.select().from(tariffs).orderBy(tariffs.id)).toEqual(before)
})

test('only a price that is still right names a tariff', async () => {
  const [always] = await pricesOf(parking.id)
  const { status, body } = await check({ tariffId: always?.tariff?.id, outcome: 'later' })

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { tariffId: ['Alleen van een prijs die nog juist is'] } })
})
