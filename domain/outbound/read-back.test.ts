import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { type Outbound, outboundLink } from './outbound-link.ts'
import { readLink, readsSame } from './read-back.ts'

const stay: TimedStay = {
  ...{ from: '2026-12-12', to: '2026-12-19', days: 8, persons: 3 },
  ...{ fromTime: '05:30', toTime: null },
}
const bookingPage = 'https://ringvaart.nl/?van={van}&tot={tot}&om={vanTijd}&af={totTijd}'
const website = 'https://ringvaart.nl/'

function readOf(outbound: Outbound) {
  const link = outboundLink(
    {
      ...{ id: 12, airportCode: 'AMS', isSample: false, outbound },
      affiliateUrl: 'https://www.awin1.com/',
    },
    stay,
    'k3v9q2w7m4xz',
  )
  expect(link.carriesStay).toBe(true)
  return readLink(link.address, outbound)
}

const read = { from: stay.from, to: stay.to, fromTime: '05:30' }

test.each([
  'https://www.awin1.com/?clickref={ref}&ued={target}',
  'https://www.awin1.com/?clickref=oud&ued={target}',
  'https://www.awin1.com/?ued={target}&clickref=oud&a=b',
  'https://www.awin1.com/{ref}/?ued={target}',
])('the stay is read back from inside %s', (wrapper) => {
  const network: Outbound = { way: 'network', wrapper, parameter: 'clickref', bookingPage, website }
  expect(readOf(network)).toEqual(read)
  expect(readsSame(bookingPage, stay, readOf(network))).toBe(true)
})

test('a reference in the place of a day is not the same stay', () => {
  const direct: Outbound = { way: 'direct', parameter: 'van', bookingPage, website }
  expect(readsSame(bookingPage, stay, readOf(direct))).toBe(false)
})

test.each([
  [{ ...read, to: '2026-12-20' }],
  [{ ...read, fromTime: '05:35' }],
  [{ from: stay.from, to: stay.to }],
  [undefined],
])('%o is not what was asked', (other) => {
  expect(readsSame(bookingPage, stay, read)).toBe(true)
  expect(readsSame(bookingPage, stay, other)).toBe(false)
  expect(readsSame(`${bookingPage}&p={personen}`, stay, read)).toBe(false)
})
