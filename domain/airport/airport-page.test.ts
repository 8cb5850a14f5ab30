import { expect, test } from 'vitest'
import { aFaq, anAirport, aParking } from '#test/fixtures.ts'
import { airportPage } from './airport-page.ts'

const charges = { tariffs: [], surcharges: [], meets: [] }
const dear = aParking({ id: 1, pricePerDay: 9 })
const cheap = aParking({ id: 2, pricePerDay: 5 })
const content = {
  parkings: [
    { ...dear, ...charges },
    { ...cheap, ...charges },
  ],
  faqs: [aFaq({ id: 1 }), aFaq({ id: 2, airportCode: 'BRU' }), aFaq({ id: 3, airportCode: 'AMS' })],
}
const night = new Date('2026-11-20T23:30:00Z')
const schiphol = { ...anAirport(), nearby: [] }

test("parkings are sorted by price, and the airport's own questions come first", () => {
  const page = airportPage(schiphol, content, night)

  expect(page.airport).toEqual(anAirport())
  expect(page.parkings).toMatchObject([cheap, dear])
  expect(page.faqs.map(({ id }) => id)).toEqual([3, 1])
})

test('today is the date in Amsterdam', () => {
  expect(airportPage(schiphol, content, night).today).toBe('2026-11-21')
})
