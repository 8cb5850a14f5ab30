import { expect, test } from 'vitest'
import { outboundOf } from './outbound-of.ts'

const parking = {
  ...{ airportCode: 'AMS', slug: 'ringvaart-parking', isSample: false },
  affiliateUrl: 'https://www.awin1.com/cread.php?awinmid=377',
  ...{ bookingPage: null, providerCode: 'RV-1' },
  provider: {
    bookingPage: 'https://ringvaart.nl/{van}/{tot}?a=b',
    website: 'https://ringvaart.nl/',
  },
}
const tag = 'bron=parkeerpiloot'

test('without a booking page there is only the affiliate link', () => {
  expect(outboundOf({ ...parking, provider: null }, tag)).toBeUndefined()
})

test('that of its provider is used until it has its own, with the tag in its query', () => {
  expect(outboundOf(parking, tag)).toEqual({
    way: 'none',
    bookingPage: 'https://ringvaart.nl/{van}/{tot}?a=b&bron=parkeerpiloot',
    website: 'https://ringvaart.nl/',
  })
  const own = outboundOf(
    { ...parking, bookingPage: 'https://ringvaart.nl/{parking}/{van}{tot}' },
    tag,
  )
  expect(own).toMatchObject({
    bookingPage: 'https://ringvaart.nl/{parking}/{van}{tot}?bron=parkeerpiloot',
    code: 'RV-1',
  })
})

test('a brace in the tag is not a place', () => {
  expect(outboundOf(parking, 'bron={van}')?.bookingPage).toContain('bron=%7Bvan%7D')
})

test('a sample leads to our own page, unless it has one itself', () => {
  const sample = { ...parking, isSample: true }
  expect(outboundOf(sample, tag)).toEqual({
    ...{ way: 'direct', parameter: 'ref' },
    bookingPage: expect.stringMatching(
      /^\/voorbeeld-boeken\?luchthaven=\{luchthaven\}&terrein=ringvaart-parking&/,
    ),
  })
  const own = { ...sample, bookingPage: 'https://ringvaart.nl/{van}{tot}' }
  expect(outboundOf(own, tag)).toMatchObject({ way: 'direct', parameter: 'ref' })
})
