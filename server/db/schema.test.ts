import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import * as earnings from './earnings/tables.ts'
import * as schema from './schema.ts'

const { airports, contentVersion, faqs, parkings, posts, settings } = schema

withSeededDatabase()

const aRow = {
  code: 'LUX',
  name: 'Luxemburg',
  slug: 'luxemburg',
  description: 'Een kleine luchthaven.',
  officialParkings: 'P1',
  priceFrom: 4,
  imageUrl: '/images/plaatshouder.svg',
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => String(error.cause),
  )

test.each([
  ['a code that is taken', { code: 'AMS' }, 'airports_code_unique'],
  ['a code in lower case', { code: 'lux' }, 'airports_code'],
  ['a slug that is taken', { slug: 'schiphol' }, 'airports_slug_unique'],
  ['the reserved slug', { slug: 'meer' }, 'airports_slug'],
  ['a slug with a capital', { slug: 'Luxemburg' }, 'airports_slug'],
  ['a price of zero', { priceFrom: 0 }, 'airports_price_from'],
  ['an unknown country', { country: 'TR' as 'NL' }, 'airports_country'],
  ['a latitude out of range', { latitude: 91 }, 'airports_latitude'],
])('an airport with %s is refused', async (_, special, constraint) => {
  expect(await refusal(db.insert(airports).values({ ...aRow, ...special }))).toContain(constraint)
})

test('an airport with parkings can’t be deleted', async () => {
  const work = db.delete(airports).where(eq(airports.code, 'RTM'))

  expect(await refusal(work)).toContain('parkings_airport_code')
})

test('a parking needs an existing airport', async () => {
  const work = db.update(parkings).set({ airportCode: 'XXX' })

  expect(await refusal(work)).toContain('parkings_airport_code')
})

test.each([
  ['a rating above five', { rating: 5.1 }, 'parkings_rating'],
  ['a negative distance', { distance: -1 }, 'parkings_distance'],
  ['a javascript: link', { affiliateUrl: 'javascript:alert(1)' }, 'parkings_affiliate_url'],
  ['an unknown type', { type: 'boat' as 'self' }, 'parkings_type'],
])('a parking with %s is refused', async (_, special, constraint) => {
  expect(await refusal(db.update(parkings).set(special))).toContain(constraint)
})

test('the settings are one row', async () => {
  expect(await refusal(db.insert(settings).values({ id: 2 }))).toContain('settings_one_row')
})

test('a changed airport code cascades to its parkings and questions', async () => {
  await db.update(airports).set({ code: 'SPL' }).where(eq(airports.code, 'AMS'))

  expect(await db.$count(parkings, eq(parkings.airportCode, 'SPL'))).toBe(5)
  expect(await db.$count(faqs, eq(faqs.airportCode, 'AMS'))).toBe(0)
})

test('a change of content raises the content version, and a rolled back one does not', async () => {
  const version = async () => (await db.select().from(contentVersion))[0]?.version ?? 0
  const before = await version()

  await db.update(posts).set({ author: 'Redactie' })
  const after = await version()
  await db
    .transaction(async (tx) => {
      await tx.delete(posts)
      throw new Error('changed my mind')
    })
    .catch(() => undefined)

  expect(after).toBeGreaterThan(before)
  expect(await version()).toBe(after)
})

test('exactly the editable tables have the trigger that raises the version of a row', async () => {
  const editable = Object.values({ ...schema, ...earnings })
    .filter((part) => is(part, PgTable))
    .filter((table) => 'updatedAt' in getTableColumns(table))
    .map((table) => getTableName(table))
  const { rows } = (await db.execute(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'raise_row_version'::regproc`,
  )) as unknown as { rows: { name: string }[] }

  expect(rows.map(({ name }) => name).toSorted()).toEqual(editable.toSorted())
})
