import { expect, test } from 'vitest'
import { outboundOf, type ParkingWay } from './outbound-of.ts'

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

const programme: ParkingWay = {
  way: 'network',
  ...{ parameter: 'clickref', longest: 50, hosts: ['awin1.com'] },
  wrapper: 'https://www.awin1.com/cread.php?clickref={ref}&ued={target}',
}

test('with a programme it has what the link takes of it, and the website', () => {
  expect(outboundOf({ ...parking, programme }, tag)).toEqual({
    ...programme,
    bookingPage: 'https://ringvaart.nl/{van}/{tot}?a=b&bron=parkeerpiloot',
    website: 'https://ringvaart.nl/',
  })
})

test('also without a booking page, and then without the wrapper, which has nothing to carry', () => {
  const provider = { bookingPage: null, website: null }
  expect(outboundOf({ ...parking, provider, programme }, tag)).toEqual({
    ...{ way: 'network', parameter: 'clickref', longest: 50, hosts: ['awin1.com'] },
  })
})

test('a programme without hosts leaves those of the link and the website', () => {
  const outbound = outboundOf({ ...parking, programme: { ...programme, hosts: [] } }, tag)
  expect(outbound).not.toHaveProperty('hosts')
})

test('a programme that ended says nothing but that', () => {
  const ended: ParkingWay = { ...programme, way: 'off' }
  expect(outboundOf({ ...parking, programme: ended }, tag)).toEqual({
    way: 'off',
    bookingPage: 'https://ringvaart.nl/{van}/{tot}?a=b&bron=parkeerpiloot',
    website: 'https://ringvaart.nl/',
  })
  expect(outboundOf({ ...parking, provider: null, programme: ended }, tag)).toEqual({ way: 'off' })
})

test('a sample has nothing of its programme: no link of it leads to a network', () => {
  const sample = { ...parking, isSample: true }
  const own = { ...sample, bookingPage: 'https://ringvaart.nl/{van}{tot}' }
  for (const one of [sample, own]) {
    expect(outboundOf({ ...one, programme }, tag)).toEqual(outboundOf(one, tag))
  }
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
