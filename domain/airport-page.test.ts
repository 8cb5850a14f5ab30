import { expect, test } from 'vitest'
import { aFaq, anAirport, aParking } from '#test/fixtures.ts'
import { airportPage } from './airport-page.ts'

const schiphol = anAirport()
const brussels = anAirport({ code: 'BRU', name: 'Brussel', slug: 'brussel', latitude: 50.9 })
const cologne = anAirport({ code: 'CGN', name: 'Köln/Bonn', slug: 'koln-bonn', latitude: 50.8 })

const dear = aParking({ id: 1, pricePerDay: 9 })
const cheap = aParking({ id: 2, pricePerDay: 5 })
const elsewhere = aParking({ id: 3, airportCode: 'BRU' })

const content = {
  airports: [schiphol, brussels, cologne],
  parkings: [dear, elsewhere, cheap],
  faqs: [aFaq({ id: 1 }), aFaq({ id: 2, airportCode: 'BRU' }), aFaq({ id: 3, airportCode: 'AMS' })],
}
const night = new Date('2026-11-20T23:30:00Z')

test('an airport has its own lots, cheapest first, its own questions before those of all', () => {
  const page = airportPage(schiphol, content, night)

  expect(page.parkings).toEqual([cheap, dear])
  expect(page.faqs.map(({ id }) => id)).toEqual([3, 1])
  expect(page.nearby).toEqual([])
})

test('without lots it names the nearest airports that do have lots, and how many', () => {
  const { parkings, nearby } = airportPage(cologne, content, night)

  expect(parkings).toEqual([])
  expect(nearby.map(({ code, lots }) => [code, lots])).toEqual([
    ['BRU', 1],
    ['AMS', 2],
  ])
})

test('an airport where nothing can be booked now is not named to who looks for a lot', () => {
  const parkings = [dear, { ...elsewhere, unavailable: 'Vol.' }]

  expect(airportPage(cologne, { ...content, parkings }, night).nearby).toMatchObject([
    { code: 'AMS', lots: 1 },
  ])
})

test('today is the day that it is at the airport', () => {
  expect(airportPage(schiphol, content, night).today).toBe('2026-11-21')
})
