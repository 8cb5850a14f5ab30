import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { findAirport, findAirportByName, listAirports } from './airports.ts'
import { db } from './client.ts'
import { refreshContentVersion } from './content-version.ts'
import { listFaqs } from './faqs.ts'
import { listParkings } from './parkings/parkings.ts'
import { listOfficialParkings } from './parkings/priced-parkings.ts'
import { findPost, listPosts } from './posts.ts'
import { posts, settings } from './schema.ts'
import { findSettings } from './settings.ts'

withSeededDatabase()

test('airports are in the admin’s order', async () => {
  const codes = (await listAirports()).map(({ code }) => code)

  expect(codes).toEqual(['AMS', 'EIN', 'RTM', 'BRU', 'DUS', 'CRL', 'CGN', 'MLT'])
})

test('an airport is found by its slug, with prices as numbers', async () => {
  expect(await findAirport('brussel')).toMatchObject({ code: 'BRU', priceFrom: 6.5 })
  expect(await findAirport('nergens')).toBeUndefined()
})

test.each([
  ['AMS', 'schiphol'],
  ['ams', 'schiphol'],
  ['Schiphol', 'schiphol'],
  ['SCHIPHOL', 'schiphol'],
  ['Schiphol Airport', 'schiphol'],
  ['Keulen', 'koln-bonn'],
  ['Köln/Bonn', 'koln-bonn'],
  ['Brussel Zaventem', 'brussel'],
  ['brussel-zaventem', 'brussel'],
])('the term "%s" finds %s', async (term, slug) => {
  expect(await findAirportByName(term)).toMatchObject({ slug })
})

test.each(['atlantis', '%', "'; drop table airports; --", '', 'chip'])(
  'the term "%s" finds no airport',
  async (term) => {
    expect(await findAirportByName(term)).toBeUndefined()
  },
)

test('parkings are listed for one airport or for all', async () => {
  const parkings = await listParkings('RTM')

  expect(parkings.map(({ airportCode }) => airportCode)).toEqual(['RTM', 'RTM'])
  expect(parkings[0]).toMatchObject({ distanceUnit: 'min', pricePerDay: expect.any(Number) })
  expect(await listParkings()).toHaveLength(15)
  expect(await listParkings('CRL')).toEqual([])
})

test('a parking is official if that was checked, not while it is unknown', async () => {
  const official = await listOfficialParkings()
  const listed = await listParkings()

  expect(listed.filter(({ id }) => official.has(id)).map(({ name }) => name)).toEqual([
    'Terminalgarage',
  ])
})

test("an airport's questions are its own, then those for all, and no other airport's", async () => {
  const codes = (await listFaqs('AMS')).map(({ airportCode }) => airportCode)

  expect(codes).toEqual([...Array(3).fill('AMS'), ...Array(12).fill('ALL')])
  expect(await listFaqs()).toHaveLength(18)
})

test('posts are listed newest first, without their text', async () => {
  const posts = await listPosts()
  const dates = posts.map(({ date }) => date)

  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(posts[0]).not.toHaveProperty('content')
  expect((await listPosts('tips')).every(({ category }) => category === 'tips')).toBe(true)
})

test('a post is found by its slug, with its text', async () => {
  expect(await findPost('vroeg-boeken-loont')).toMatchObject({
    category: 'tips',
    content: expect.stringContaining('<h2>'),
  })
  expect(await findPost('bestaat-niet')).toBeUndefined()
})

test('the text of a post is sanitized', async () => {
  await db.update(posts).set({ content: '<p>Dag<script>alert(1)</script></p>' })

  expect(await findPost('vroege-vlucht')).toMatchObject({ content: '<p>Dag</p>' })
})

test('a setting that the admin never changed has its default', async () => {
  await db.update(settings).set({ values: { product: 'Ander Merk' } })
  await refreshContentVersion()

  expect(await findSettings()).toMatchObject({ product: 'Ander Merk', company: 'Voorbeeld BV' })
})
