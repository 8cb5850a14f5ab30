import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { noFeatures } from '#domain/parking/left-out.ts'
import { slugify } from '#domain/text/slug.ts'
import { listChanges } from '#server/db/changes/change-log.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { admins, parkingAliases, parkings, surcharges, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { parkingRows } from './parkings.ts'

withSeededDatabase()

beforeEach(async () => {
  await db.delete(parkings)
})

const row = {
  airportCode: 'AMS',
  name: 'Polderpark',
  imageUrl: '/images/parking-shuttle-1.svg',
  type: 'shuttle' as const,
  distance: 12,
  pricePerDay: 6.95,
  rating: 4.4,
  affiliateUrl: 'https://aanbieder.example.com/',
  features: noFeatures,
}

const add = async (...special: Partial<typeof parkings.$inferInsert>[]) =>
  db
    .insert(parkings)
    .values(special.map((one) => ({ ...row, ...one })))
    .returning()

const slugs = async () =>
  (await db.select({ slug: parkings.slug }).from(parkings).orderBy(asc(parkings.id))).map(
    ({ slug }) => slug,
  )

const formerSlugs = async () =>
  (await db.select({ slug: parkingAliases.slug }).from(parkingAliases)).map(({ slug }) => slug)

test.each([
  'Königsvalet Düsseldorf',
  'P+R Köln/Bonn  (P3)',
  'Parkeer_plaats – Weißenfels',
  "'t Hof -- 24/7",
  'Åse & Œuvre',
  'ÉÉN',
])('the slug of "%s" is that of the domain', async (name) => {
  const found = await db.execute(sql`select slug_of(${name}) as slug`)

  expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ slug: slugify(name) }])
})

test('a parking without a slug gets one from its name, unique at its airport', async () => {
  await add({}, {}, { airportCode: 'EIN' })
  await add({}, { name: '泊车' })

  expect(await slugs()).toEqual([
    'polderpark',
    'polderpark-2',
    'polderpark',
    'polderpark-3',
    'parking',
  ])
})

test('another name gives another slug, and the former one is kept', async () => {
  await add({})

  await db.update(parkings).set({ name: 'Ringvaart' })
  expect([await slugs(), await formerSlugs()]).toEqual([['ringvaart'], ['polderpark']])

  await db.update(parkings).set({ name: 'Polderpark' })
  expect([await slugs(), await formerSlugs()]).toEqual([['polderpark'], ['ringvaart']])
})

test('other edits, and another spelling of the name, leave the slug as it is', async () => {
  await add({}, {})

  await db.update(parkings).set({ name: 'polderpark', distance: 9 })
  expect([await slugs(), await formerSlugs()]).toEqual([['polderpark', 'polderpark-2'], []])
})

test('a deleted parking is restored with its address and its tariffs, in one entry of the log', async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'eva', passwordHash: 'geheim-van-eva' })
    .returning()
  const eva = { id: admin?.id ?? 0, username: 'eva', role: 'manager' as const }
  const [{ id } = { id: 0 }] = await add({})
  await db.insert(tariffs).values({ parkingId: id, ...aTariff() })
  await db.insert(surcharges).values({ parkingId: id, ...aSurcharge() })

  const removed = await parkingRows.remove(eva, [{ id }])
  await add({})
  const change = removed.ok ? removed.value.change : ''
  const { changes } = await listChanges({ role: 'manager', change }, { limit: 9, offset: 0 })
  expect(changes.map(({ first }) => first.map(({ subject }) => subject))).toEqual([['parkings']])

  await undoChange(eva, change)
  expect(await slugs()).toEqual(['polderpark-2', 'polderpark'])
  expect([await db.$count(tariffs), await db.$count(surcharges)]).toEqual([1, 1])
})
