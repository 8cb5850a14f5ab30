import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { planOf } from '#test/query-plan.ts'
import { findAirportByName } from './airports.ts'
import { db } from './client.ts'
import { refreshContentVersion } from './content-version.ts'
import { findAirportWithNearby, findCandidates } from './nearby.ts'
import { airports, parkings } from './schema.ts'

withSeededDatabase()
beforeEach(refreshContentVersion)

const nearbyOf = async (name: string) => {
  const airport = await findAirportWithNearby(name, undefined)
  return airport?.nearby.map(({ code, parkings, lowestPrice }) => [code, parkings, lowestPrice])
}

test('an airport with parkings has no nearby airports', async () => {
  expect(await nearbyOf('schiphol')).toEqual([])
})

test('an airport without parkings has the nearest three with parkings, their number and lowest price', async () => {
  expect(await nearbyOf('koln-bonn')).toEqual([
    ['DUS', 2, 7.5],
    ['EIN', 3, 7.25],
    ['BRU', 3, 7.95],
  ])
})

test('an airport with only unavailable parkings is not listed as nearby', async () => {
  await db.update(parkings).set({ unavailable: 'Vol.' }).where(eq(parkings.airportCode, 'DUS'))
  await refreshContentVersion()

  expect(await nearbyOf('koln-bonn')).toEqual([
    ['EIN', 3, 7.25],
    ['BRU', 3, 7.95],
    ['RTM', 2, 7.75],
  ])
})

test('airports without parkings do not hide farther ones with parkings', async () => {
  await db.insert(airports).values(
    [...Array(120).keys()].map((number) => ({
      code: `${String.fromCharCode(65 + Math.floor(number / 26))}${String.fromCharCode(65 + (number % 26))}X`,
      name: `Veld ${number}`,
      slug: `veld-${number}`,
      description: 'Een vliegveld zonder terreinen.',
      officialParkings: 'P1',
      priceFrom: 5,
      imageUrl: '/images/plaatshouder.svg',
      country: 'DE' as const,
      latitude: 50.86,
      longitude: 7.14,
      position: 100 + number,
    })),
  )
  await refreshContentVersion()

  expect((await nearbyOf('koln-bonn'))?.map(([code]) => code)).toEqual(['EIN', 'BRU', 'RTM'])
})

test('an airport at an unknown place lists the first airports in the order of the admin', async () => {
  await db
    .update(airports)
    .set({ latitude: null, longitude: null })
    .where(eq(airports.slug, 'koln-bonn'))
  await refreshContentVersion()

  expect((await nearbyOf('koln-bonn'))?.map(([code]) => code)).toEqual(['AMS', 'EIN', 'RTM'])
})

test('nothing is sorted to find the nearest, however many airports there are', async () => {
  const airport = await findAirportByName('charleroi')
  if (!airport) throw new Error('The sample has no such airport.')
  const plan = await planOf(findCandidates(airport).getSQL())

  expect(plan).toContain('airports_place')
  expect(plan).not.toContain('Sort')
})
