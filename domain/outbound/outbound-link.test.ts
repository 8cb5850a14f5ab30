import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { hostOf, type Outbound, type OutboundParking, outboundLink } from './outbound-link.ts'

const stay: TimedStay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}
const bookingPage = 'https://boek.ringvaart.nl/?van={van}&tot={tot}'
const filled = 'https://boek.ringvaart.nl/?van=2026-12-12&tot=2026-12-19'
const website = 'https://www.ringvaart.nl/'
const affiliateUrl = 'https://www.awin1.com/cread.php?awinmid=377&clickref=oud#top'
const wrapper = 'https://www.awin1.com/cread.php?awinmid=377&clickref={ref}&ued={target}'
const reference = 'k3v9q2w7m4xz'

const parking = (outbound?: Outbound, more?: Partial<OutboundParking>): OutboundParking => ({
  id: 12,
  airportCode: 'AMS',
  affiliateUrl,
  isSample: false,
  outbound,
  ...more,
})
const follow = (
  outbound?: Outbound,
  more?: Partial<OutboundParking>,
  asked: TimedStay | undefined = stay,
) => outboundLink(parking(outbound, more), asked, reference)

const network: Outbound = {
  ...{ way: 'network', bookingPage, wrapper, parameter: 'clickref', longest: 50, website },
  hosts: ['awin1.com', 'ringvaart.nl'],
}
const inWrapper = `https://www.awin1.com/cread.php?awinmid=377&clickref=${reference}&ued=${encodeURIComponent(filled)}`
const referenced = `https://www.awin1.com/cread.php?awinmid=377&clickref=${reference}#top`

test('a parking of which nothing is known has its affiliate link to the letter', () => {
  expect(follow()).toEqual({ address: affiliateUrl, carriesStay: false, isReferenced: false })
})

test('without a programme the booking page goes before the affiliate link, without a reference', () => {
  const none: Outbound = { way: 'none', bookingPage, website }
  expect(follow(none)).toEqual({ address: filled, carriesStay: true, isReferenced: false })
  expect(outboundLink(parking(none), undefined).address).toBe(affiliateUrl)
})

test('that of a network stands in its wrapper, with the reference', () => {
  expect(follow(network)).toEqual({ address: inWrapper, carriesStay: true, isReferenced: true })
})

test('a wrapper without a place for the reference gets its parameter', () => {
  const bare = { ...network, wrapper: 'https://www.awin1.com/cread.php?ued={target}&clickref=oud' }
  expect(follow(bare).address).toBe(
    `https://www.awin1.com/cread.php?ued=${encodeURIComponent(filled)}&clickref=${reference}`,
  )
})

test.each([
  ['no stay', network, undefined],
  ['no wrapper', { ...network, wrapper: undefined }, stay],
  ['a wrapper without a target', { ...network, wrapper: 'https://www.awin1.com/' }, stay],
  ['no booking page', { ...network, bookingPage: undefined }, stay],
  ['a code that is missing', { ...network, bookingPage: `${bookingPage}&p={parking}` }, stay],
] as const)(
  'with %s the link of a network is the affiliate link with the reference',
  (_, outbound, asked) => {
    expect(outboundLink(parking(outbound), asked, reference)).toEqual({
      ...{ address: referenced, carriesStay: false, isReferenced: true },
    })
  },
)

test('a programme of the provider itself leads to the booking page, or else the affiliate link', () => {
  const direct: Outbound = { way: 'direct', bookingPage, parameter: 'ref', website }
  expect(follow(direct).address).toBe(`${filled}&ref=${reference}`)
  const plain = outboundLink(parking(direct), undefined, reference)
  expect(plain.address).toBe(
    `https://www.awin1.com/cread.php?awinmid=377&clickref=oud&ref=${reference}#top`,
  )
})

test('without scripts the reference is that of the parking', () => {
  expect(outboundLink(parking(network), stay).address).toContain('clickref=lot-12-ams&')
})

test('a reference that is longer than the network takes is left out', () => {
  expect(follow({ ...network, longest: 11 })).toEqual({
    ...{ carriesStay: true, isReferenced: false },
    address: inWrapper.replace(reference, ''),
  })
  expect(outboundLink(parking({ ...network, longest: 11 }), undefined, reference).address).toBe(
    affiliateUrl,
  )
})

test('a programme that ended leads to the provider without a reference', () => {
  const off: Outbound = { ...network, way: 'off', hosts: undefined }
  expect(follow(off)).toEqual({ address: filled, carriesStay: true, isReferenced: false })
  expect(outboundLink(parking(off), undefined).address).toBe(website)
  expect(follow({ ...off, bookingPage: undefined }).address).toBe(website)
  expect(follow({ way: 'off' }).address).toBe(affiliateUrl)
})

test.each([
  ['of a booking page', { way: 'none', website }, 'https://elders.nl/?van={van}&tot={tot}'],
  ['that only ends the same', { way: 'none', website }, 'https://kwaadringvaart.nl/{van}/{tot}'],
  ['inside a wrapper', network, 'https://elders.nl/?van={van}&tot={tot}'],
  ['of a wrapper in a wrapper', network, 'https://www.awin1.com/?ued={van}{tot}'],
  ['of a path of this site', { way: 'none', website }, '/voorbeeld-boeken?van={van}&tot={tot}'],
] as const)('a host %s that is not allowed gives the plain link', (_, outbound, page) => {
  expect(follow({ ...outbound, bookingPage: page })).toEqual({
    ...{ address: affiliateUrl, carriesStay: false, isReferenced: false, isRefused: true },
  })
})

test('a wrapper at another host gives the plain link', () => {
  const strange = { ...network, wrapper: 'https://awin1.com.kwaad.nl/?ued={target}' }
  expect(follow(strange)).toMatchObject({ address: affiliateUrl, isRefused: true })
})

const ours: Outbound = {
  ...{ way: 'direct', parameter: 'ref', bookingPage: '/voorbeeld-boeken?van={van}&tot={tot}' },
}

test('a sample leads to our own page with the reference, and without a stay nowhere else than it says', () => {
  const sample = { isSample: true }
  expect(follow(ours, sample)).toEqual({
    ...{ carriesStay: true, isReferenced: true },
    address: `/voorbeeld-boeken?van=2026-12-12&tot=2026-12-19&ref=${reference}`,
  })
  expect(outboundLink(parking(ours, sample), undefined).address).toBe(affiliateUrl)
  expect(follow({ ...ours, way: 'network', wrapper }, sample).address).toMatch(/^\/voorbeeld/)
  expect(follow({ ...ours, bookingPage: '//kwaad.nl/{van}{tot}' }, sample).address).toBe(
    affiliateUrl,
  )
})

test('a sample with a page of its own leads there with the reference, whatever the hosts of its programme', () => {
  const own: Outbound = { ...network, hosts: ['awin1.com'], website }
  const sample = { isSample: true, affiliateUrl: 'https://ringvaart.nl/' }
  for (const way of ['none', 'network', 'direct', 'off'] as const) {
    expect(follow({ ...own, way, parameter: undefined }, sample)).toEqual({
      ...{ address: `${filled}&ref=${reference}`, carriesStay: true, isReferenced: true },
    })
  }
  expect(outboundLink(parking(own, sample), undefined).address).toBe('https://ringvaart.nl/')
})

test('an ended programme says that its booking page is refused', () => {
  const off: Outbound = { way: 'off', bookingPage: 'https://elders.nl/{van}{tot}', website }
  expect(follow(off)).toMatchObject({ address: website, isRefused: true })
})

test.each([
  'https://ringvaart.nl',
  'https://ringvaart.nl:8443/a',
  'https://ringvaart.nl?a=@kwaad.nl',
  'https://ringvaart.nl#@kwaad.nl',
  'https://ringvaart.nl@kwaad.nl/',
  'https://ringvaart.nl:80@kwaad.nl/',
  'https://ringvaart.nl\\@kwaad.nl/',
  'https://ringvaart.nl\t.kwaad.nl/',
  'https:\\\\kwaad.nl/ringvaart.nl',
  'HTTPS://Ringvaart.NL/',
  'https://ringvaart.nl./',
  'https://127.1/',
  'https://0x7f.a1/',
  'https://1.0xa/',
  'https://xn--parkren-xya.nl/',
  'https://a_b.nl/',
  'https://parkëren.nl/',
  ' https://ringvaart.nl/',
])('the host of %j is the one that a browser asks', (address) => {
  expect(hostOf(address)).toBe(new URL(address).hostname)
})

test.each(['javascript:alert(1)', '//ringvaart.nl/', 'ringvaart.nl', 'https://', ''])(
  '%j has no host',
  (address) => {
    expect(hostOf(address)).toBe('')
  },
)

test('a parking as a server of the version before sends it has its plain link', () => {
  const former = { id: 12, affiliateUrl: 'https://ringvaart.nl/', isSample: false }
  const { address } = outboundLink(former as OutboundParking, undefined)

  expect(address).toBe('https://ringvaart.nl/')
})
