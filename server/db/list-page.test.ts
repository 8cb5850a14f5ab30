import { asc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { wholeList } from '#domain/admin/list-view.ts'
import { addAirport } from '#server/db/airports.ts'
import { withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { db } from './client.ts'
import { type ListQuery, type ListSource, readPage, valueIn } from './list-page.ts'
import { naturally } from './plain-text.ts'
import { admins, parkings } from './schema.ts'

withSeededDatabase()
withAdmin()

const source: ListSource = {
  from: parkings,
  id: parkings.id,
  searchIn: [parkings.name, parkings.affiliateUrl],
  filters: { airport: valueIn(parkings.airportCode), type: valueIn(parkings.type) },
  sortBy: { name: naturally(parkings.name), reason: parkings.unavailable },
  filled: ['name'],
  inOrder: [asc(parkings.position), asc(parkings.id)],
}

const names = ['Terrein 10', 'terrein 9', 'Ëlbe', 'Eiland 100%', 'Weißenhof', 'Zuid 2b']

beforeAll(async () => {
  const [editor] = await db.select({ id: admins.id, username: admins.username }).from(admins)
  if (!editor) throw new Error('there is an admin')
  const { id: _, position: __, ...rest } = anAirport({ code: 'ZZZ', name: 'Proef', slug: 'proef' })
  const zzz = { ...rest, priceFrom: 5.25 }
  await addAirport(editor, zzz)
  const { id: ___, ...fields } = aParking({ airportCode: 'ZZZ' })
  await addAirport(editor, { ...zzz, code: 'ZZY', name: 'Alike', slug: 'alike' })
  for (const [position, unavailable] of ['Eerste', 'Tweede'].entries()) {
    const alike = { ...fields, airportCode: 'ZZY', name: position === 0 ? 'Élan 2' : 'elan 02' }
    await db.insert(parkings).values({ ...alike, position, unavailable })
  }
  for (const [position, name] of names.entries()) {
    await db.insert(parkings).values({
      ...fields,
      name,
      position,
      affiliateUrl: `https://example.com/${position}`,
      type: position === 0 ? 'valet' : 'shuttle',
      unavailable: position < 2 ? `Vol ${position}` : null,
    })
  }
})

const page = (query: Partial<ListQuery>) =>
  readPage(
    source,
    { ...wholeList, ...query, filters: { airport: 'ZZZ', ...query.filters } },
    ({ where, orderBy }) =>
      db
        .select({ name: parkings.name, reason: parkings.unavailable })
        .from(parkings)
        .where(where)
        .orderBy(...orderBy),
  )

const namesOn = async (query: Partial<ListQuery>) => (await page(query)).rows.map((row) => row.name)

test.each([
  ['TERREIN', ['Terrein 10', 'terrein 9']],
  ['elbe', ['Ëlbe']],
  ['ËI', ['Terrein 10', 'terrein 9', 'Eiland 100%', 'Weißenhof']],
  [' weissen ', ['Weißenhof']],
  ['100%', ['Eiland 100%']],
  ['example.com/5', ['Zuid 2b']],
  ['9 https', []],
  ['_', []],
])(
  'the search for "%s" ignores capitals and accents, and takes signs as they are',
  async (q, found) => {
    expect(await namesOn({ q })).toEqual(found)
  },
)

test('names sort regardless of capitals and accents, and numbers by value', async () => {
  const up = ['Eiland 100%', 'Ëlbe', 'terrein 9', 'Terrein 10', 'Weißenhof', 'Zuid 2b']

  expect(await namesOn({ sort: 'name' })).toEqual(up)
  expect(await namesOn({ sort: 'name', dir: 'desc' })).toEqual(up.toReversed())
})

test('names that sort alike are in the order of the list in both directions', async () => {
  const reasons = async (dir: 'asc' | 'desc') => {
    const { rows } = await page({ sort: 'name', dir, filters: { airport: 'ZZY' } })
    return rows.map(({ reason }) => reason)
  }

  expect(await reasons('asc')).toEqual(['Eerste', 'Tweede'])
  expect(await reasons('desc')).toEqual(['Eerste', 'Tweede'])
})

test('rows without a value come last in both directions, and an unknown sort is ignored', async () => {
  const others = names.slice(2)

  expect(await namesOn({ sort: 'reason' })).toEqual(['Terrein 10', 'terrein 9', ...others])
  expect(await namesOn({ sort: 'reason', dir: 'desc' })).toEqual([
    'terrein 9',
    'Terrein 10',
    ...others,
  ])
  expect(await namesOn({ sort: 'constructor' })).toEqual(names)
})

test('a page has its part, and a page number too high gives the last', async () => {
  expect(await page({ size: 4, page: 2 })).toMatchObject({ page: 2, found: 6, size: 4 })
  expect(await namesOn({ size: 4, page: 9 })).toEqual(['Weißenhof', 'Zuid 2b'])
})

test('the numbers of the filters and of all rows do not follow the search', async () => {
  const { found, total, counts } = await page({ q: 'weissenhof' })

  expect(found).toBe(1)
  expect(total).toBeGreaterThan(names.length)
  expect(counts).toMatchObject({ airport: { ZZZ: 6 } })
  expect(await namesOn({ filters: { type: 'valet' } })).toEqual(['Terrein 10'])
})
