import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { refreshContentVersion } from './content-version.ts'
import { findAirportWithNearby } from './nearby.ts'
import { airports, parkings } from './schema.ts'

withSeededDatabase()
beforeEach(refreshContentVersion)

const nearbyOf = async (name: string) => {
  const airport = await findAirportWithNearby(name)
  return airport?.nearby.map(({ code, parkings, lowestPrice }) => [code, parkings, lowestPrice])
}

test('an airport with parkings of its own names no other', async () => {
  expect(await nearbyOf('schiphol')).toEqual([])
})

test('an airport without parkings names the nearest three that have some, how many, and their lowest price', async () => {
  expect(await nearbyOf('koln-bonn')).toEqual([
    ['DUS', 2, 7.5],
    ['EIN', 3, 7.25],
    ['BRU', 3, 7.95],
  ])
})

test('an airport where nothing can be booked now is not named to who looks for a parking', async () => {
  await db.update(parkings).set({ unavailable: 'Vol.' }).where(eq(parkings.airportCode, 'DUS'))
  await refreshContentVersion()

  expect(await nearbyOf('koln-bonn')).toEqual([
    ['EIN', 3, 7.25],
    ['BRU', 3, 7.95],
    ['RTM', 2, 7.75],
  ])
})

test('the nearest with parkings are found behind many without', async () => {
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
