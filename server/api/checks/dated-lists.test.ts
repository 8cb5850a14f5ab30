import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { datedChoices } from '#domain/check/dated-filter.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import type { ListedProvider } from '#domain/provider/provider.ts'
import { keysOf } from '#domain/text/keys.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings, providers, settings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { daysAgo, today, withDueParkings } from '#test/due-parkings.ts'

withSeededDatabase()
withAdmin()
const due = withDueParkings()

const parkingsAsked = async (query: string) =>
  (await asAdmin<PageOf<ListedParking>>('GET', `/api/admin/parkings?${query}`)).body
const providersAsked = async (query: string) =>
  (await asAdmin<PageOf<ListedProvider>>('GET', `/api/admin/providers?${query}`)).body
const names = async (datum: string) =>
  (await parkingsAsked(`datum=${datum}`)).rows.map(({ name }) => name)

const knowsHeight = (parking: { id: number }, days: number) =>
  db
    .update(parkings)
    .set({
      facts: {
        heightLimit: { value: 210, checkedOn: daysAgo(days), source: 'website' },
        surface: { value: 'asfalt', checkedOn: today, source: 'website' },
      },
    })
    .where(eq(parkings.id, parking.id))

test('parkings are found by what of them is too old', async () => {
  await db
    .update(parkings)
    .set({ priceCheckedOn: daysAgo(61) })
    .where(eq(parkings.id, due.quiet.id))
  await knowsHeight(due.busy, 400)

  expect(await names('prijs-te-laat')).toEqual([due.quiet.name, due.busy.name])
  expect(await names('prijs-oud')).toEqual([due.quiet.name])
  expect(await names('feit-te-laat')).toEqual([due.busy.name])
  expect(await names('beoordeling-te-laat')).toEqual([])
  expect(await names('te-laat')).toEqual([due.quiet.name, due.busy.name])
  expect(await names('binnen-datum')).not.toContain(due.busy.name)
})

test('how old a price may be is the setting', async () => {
  const set = async (days: number) => {
    await db
      .update(settings)
      .set({ values: sql`values || jsonb_build_object('priceStaleDays', ${days}::int)` })
    await refreshContentVersion()
  }
  await set(45)
  expect(await names('prijs-te-laat')).toEqual([due.quiet.name])
  await set(30)
  expect(await names('prijs-te-laat')).toEqual([due.quiet.name, due.busy.name])
})

test('what passes its date first stands first, of the kind that is asked', async () => {
  await knowsHeight(due.busy, 1000)
  const all = await parkingsAsked('sort=datum')
  expect(all.rows.slice(0, 2).map(({ dated }) => dated)).toMatchObject([
    {
      first: { item: 'fact:heightLimit', daysLate: 635, parkingId: due.busy.id },
      count: 4,
      late: 2,
    },
    { first: { item: 'price', daysLate: 20 }, count: 2, late: 1 },
  ])

  const prices = await parkingsAsked('datum=prijs-te-laat&sort=datum')
  expect(prices.rows.map(({ name, dated }) => [name, dated?.first?.item, dated?.count])).toEqual([
    [due.quiet.name, 'price', 1],
    [due.busy.name, 'price', 1],
  ])
  const last = await parkingsAsked('sort=datum&dir=desc')
  expect(last.rows.at(-1)?.name).toBe(due.busy.name)
})

test('each value counts what it finds, only in a list that is about dates', async () => {
  await knowsHeight(due.busy, 400)
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(51), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark] })
    .where(eq(providers.id, company?.id ?? 0))

  await refreshContentVersion()
  expect((await parkingsAsked('')).counts.datum).toBeUndefined()
  expect((await providersAsked('')).rows[0]?.dated).toBeNull()
  for (const ask of [parkingsAsked, providersAsked]) {
    const { counts } = await ask('sort=datum')
    for (const value of keysOf(datedChoices)) {
      expect([value, (await ask(`datum=${value}`)).found]).toEqual([value, counts.datum?.[value]])
    }
  }
})

test('a provider has its marks, and what its parkings have', async () => {
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const id = company?.id ?? 0
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(51), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark] })
    .where(eq(providers.id, id))
  await db.update(parkings).set({ providerId: null })
  await db.update(parkings).set({ providerId: id }).where(eq(parkings.id, due.quiet.id))

  const { rows } = await providersAsked('datum=te-laat')
  expect(rows.map(({ id, dated }) => [id, dated])).toMatchObject([
    [id, { first: { item: 'mark:ESPA', providerId: id }, count: 3, late: 2 }],
  ])
  const [found] = (await providersAsked('datum=prijs-te-laat')).rows
  expect(found?.dated).toMatchObject({ first: { item: 'price', parkingId: due.quiet.id }, late: 1 })
})

test('all that has a date of one parking or provider is read by itself', async () => {
  await knowsHeight(due.busy, 400)
  const of = async (query: string) =>
    (await asAdmin<PageOf<DueItem>>('GET', `/api/admin/checks/dated?${query}`)).body
  const { rows, total } = await of(`parking=${due.busy.id}`)

  expect(rows.map(({ item }) => item)).toEqual([
    'fact:heightLimit',
    'price',
    'reviews',
    'fact:surface',
  ])
  expect(total).toBe(4)
  await db.update(parkings).set({ providerId: null })
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  await db.update(parkings).set({ providerId: company?.id }).where(eq(parkings.id, due.quiet.id))
  expect((await of(`provider=${company?.id}`)).rows.map(({ parkingId }) => parkingId)).toEqual([
    due.quiet.id,
    due.quiet.id,
  ])
})

test('a value that the filter does not know hides nothing', async () => {
  expect((await parkingsAsked('datum=toString')).found).toBe(15)
})
