import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { airports, parkings } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { findDeparturePlan } from './departure-plan.ts'

withSeededDatabase()

const now = new Date('2026-11-22T12:00:00Z')
const find = (query: string) => findDeparturePlan(new URLSearchParams(query), now)

const flight = 'vlucht=08:05&rijden=52'
const polderpark = `luchthaven=schiphol&terrein=polderpark-shuttle&${flight}`

test('the minutes at the airport are those that the admin set', async () => {
  expect((await find(polderpark)).trip?.out?.title).toBe('Vertrek om 04:29')

  await db.update(airports).set({ checkInEurope: 90 }).where(eq(airports.code, 'AMS'))
  await refreshContentVersion()
  expect((await find(polderpark)).trip?.out?.title).toBe('Vertrek om 04:59')
})

test('only the parkings of the airport can be chosen', async () => {
  const { airport, parkings } = await find('luchthaven=schiphol')

  expect(airport?.code).toBe('AMS')
  expect(new Set(parkings.map(({ airportCode }) => airportCode))).toEqual(new Set(['AMS']))
  expect((await find('')).parkings).toEqual([])
})

test('a link may leave the airport and the parking open, but not name unknown ones', async () => {
  for (const query of ['', 'luchthaven=&terrein=', 'luchthaven=schiphol&van=2026-12-12']) {
    expect((await find(query)).errors).toEqual({})
  }
  const unknownAirport = { luchthaven: ['Kies een luchthaven.'] }
  expect((await find('luchthaven=nergens')).errors).toEqual(unknownAirport)
  expect((await find('terrein=x')).errors).toEqual(unknownAirport)
  expect(await find('luchthaven=schiphol&terrein=niets')).toMatchObject({
    errors: { terrein: ['Kies een parkeerterrein.'] },
    trip: null,
  })
})

test('the form that is sent without them says so at their fields', async () => {
  expect((await find(`luchthaven=&terrein=&${flight}`)).errors).toEqual({
    luchthaven: ['Kies een luchthaven.'],
  })
  expect((await find(`luchthaven=schiphol&terrein=&${flight}`)).errors).toEqual({
    terrein: ['Kies een parkeerterrein.'],
  })
})

test('an airport without parkings has the nearest that has some', async () => {
  expect(await find(`luchthaven=charleroi&${flight}`)).toMatchObject({
    errors: { terrein: ['Bij Charleroi kennen we nog geen parkeerterreinen.'] },
    elsewhere: { name: 'Brussel Zaventem', parkings: 3 },
  })
  expect((await find('luchthaven=charleroi')).errors).toEqual({})
  expect((await find(polderpark)).elsewhere).toBeUndefined()
})

test('an airport goes by its code too, and a parking by its former address', async () => {
  await db
    .update(parkings)
    .set({ name: 'Polderpark Nieuw' })
    .where(eq(parkings.slug, 'polderpark-shuttle'))
  await refreshContentVersion()
  const { parking, trip } = await find(polderpark.replace('schiphol', 'ams'))

  expect(parking?.name).toBe('Polderpark Nieuw')
  expect(trip?.out).not.toBeNull()
})

test.each(['%', "'; drop table airports", '../../etc', 'x'.repeat(5000), '\u0000'])(
  'whatever the address has, it is answered: %j',
  async (text) => {
    const names = ['luchthaven', 'terrein', 'van', 'tot', 'vlucht', 'rijden', 'landing']
    const query = new URLSearchParams(names.map((name) => [name, text]))

    expect((await findDeparturePlan(query, now)).trip).toBeNull()
    query.set('luchthaven', 'schiphol')
    expect((await findDeparturePlan(query, now)).trip).toBeNull()
  },
)
