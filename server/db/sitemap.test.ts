import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { parkings } from './schema.ts'
import { findLastChanges, listAirportPages, listParkingPages, listPostPages } from './sitemap.ts'

withSeededDatabase()

test('a changed parking updates the date of its airport page only', async () => {
  const before = await listAirportPages()
  await db.update(parkings).set({ reviews: 1 }).where(eq(parkings.airportCode, 'EIN'))
  const after = await listAirportPages()

  const changed = after.filter(
    ({ changedAt }, index) => changedAt.getTime() !== before[index]?.changedAt.getTime(),
  )
  expect(changed.map(({ slug }) => slug)).toEqual(['eindhoven'])
})

test('an airport without parkings and a post have the date of their own row', async () => {
  const pages = [...(await listAirportPages()), ...(await listPostPages())]

  for (const slug of ['charleroi', 'vroeg-boeken-loont']) {
    const page = pages.find((page) => page.slug === slug)
    expect(page?.changedAt).toBeInstanceOf(Date)
    expect(page?.imageUrl).toMatch(/^\/images\//)
  }
  expect((await findLastChanges()).faqs).toBeInstanceOf(Date)
})

test('every parking has a page, below that of its airport', async () => {
  const pages = await listParkingPages()

  expect(pages).toHaveLength((await db.select().from(parkings)).length)
  expect(pages[0]).toMatchObject({ airport: 'schiphol', slug: 'polderpark-shuttle' })
})
