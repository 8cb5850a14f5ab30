import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { type Outbound, outboundLink, type Way } from './outbound-link.ts'
import { type Gone, withoutGone } from './without-gone.ts'

const stay: TimedStay = {
  ...{ from: '2026-12-12', to: '2026-12-19', days: 8, persons: 2 },
  ...{ fromTime: null, toTime: null },
}
const affiliateUrl = 'https://www.awin1.com/cread.php?awinmid=377'
const website = 'https://ringvaart.nl/'
const page = 'https://ringvaart.nl/boek?van=2026-12-12&tot=2026-12-19'
const bookingPage = 'https://ringvaart.nl/boek?van={van}&tot={tot}'
const wrapper = 'https://www.awin1.com/?clickref={ref}&ued={target}'

function leads(way: Way, gone: Partial<Gone>, more: Partial<Outbound> = {}) {
  const known: Outbound = {
    way,
    bookingPage,
    website,
    ...(way === 'network' && { wrapper }),
    ...more,
  }
  const outbound = withoutGone(affiliateUrl, known, website, {
    ...{ bookingPage: false, website: false },
    ...gone,
  })
  const parking = { id: 12, airportCode: 'AMS', isSample: false, affiliateUrl, outbound }
  const [asked, bare] = [outboundLink(parking, stay), outboundLink(parking, undefined)]
  return [asked.address, bare.address, asked.isReferenced || bare.isReferenced]
}

test.each(['none', 'network', 'direct', 'off'] as const)(
  'with way %s a booking page that is gone leads to the website, without a reference',
  (way) => {
    expect(leads(way, { bookingPage: true })).toEqual([website, website, false])
    expect(leads(way, { bookingPage: true, website: true })).toEqual([
      affiliateUrl,
      affiliateUrl,
      false,
    ])
  },
)

test('an ended programme whose website is gone keeps its booking page', () => {
  expect(leads('off', {})).toEqual([page, website, false])
  expect(leads('off', { website: true })).toEqual([page, affiliateUrl, false])
  const none = withoutGone(affiliateUrl, undefined, website, { bookingPage: true, website: true })
  expect(none).toBeUndefined()
})

test('a website that is gone changes nothing for a link that does not lead there', () => {
  expect(leads('none', { website: true })).toEqual([page, affiliateUrl, false])
  expect(leads('network', { website: true })).toEqual(leads('network', {}))
})
