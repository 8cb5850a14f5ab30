import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { linkParts } from './link-parts.ts'
import { type Outbound, outboundLink } from './outbound-link.ts'
import { whyPlain } from './why-plain.ts'

const stay: TimedStay = {
  ...{ from: '2026-12-12', to: '2026-12-19', days: 8, persons: 2 },
  ...{ fromTime: '05:30', toTime: null },
}
const of = (outbound: Outbound) => ({
  ...{ id: 12, airportCode: 'AMS', isSample: false, outbound },
  affiliateUrl: 'https://www.awin1.com/?clickref=oud',
})
const website = 'https://ringvaart.nl/'
const bookingPage =
  'https://ringvaart.nl/{parking}?van={van:dd-MM-yyyy}&tot={tot}&om={vanTijd:HHmm}&af={totTijd}#top'

const reference = 'k3v9q2w7m4xz'

function parts(outbound: Outbound, asked: TimedStay | undefined = stay) {
  const { code } = outbound
  const link = outboundLink(of(outbound), asked, reference)
  const filling = asked && { stay: asked, airportCode: 'AMS', code }
  const found = linkParts(link, outbound, filling, reference)
  expect(found.map(({ text }) => text).join('')).toBe(link.address)
  return found.filter((part) => part.of !== 'page').map((part) => `${part.of} ${part.text}`)
}

const filled = ['parking RV-1', 'stay 12-12-2026', 'stay 2026-12-19', 'stay 0530']

test('each piece of a link says where it comes from', () => {
  expect(parts({ way: 'none', bookingPage, code: 'RV-1', website })).toEqual(filled)
  const direct: Outbound = { way: 'direct', parameter: 'ref', bookingPage, code: 'RV-1', website }
  expect(parts({ ...direct, bookingPage: bookingPage.replace('#top', '') })).toEqual([
    ...filled,
    `reference ${reference}`,
  ])
  // Also before what follows a #.
  expect(parts(direct)).toEqual([...filled, `reference ${reference}`])
  expect(parts({ ...direct, bookingPage: undefined })).toEqual([`reference ${reference}`])
})

test('in a wrapper the pieces of the page keep their colours', () => {
  const wrapper = 'https://www.awin1.com/cread.php?clickref={ref}&ued={target}'
  expect(parts({ way: 'network', wrapper, bookingPage, code: 'RV-1', website })).toEqual([
    'network https://www.awin1.com/cread.php?clickref=',
    `reference ${reference}`,
    'network &ued=',
    ...filled,
  ])
})

test('so do they where the reference is added to the wrapper', () => {
  const wrapper = 'https://www.awin1.com/cread.php?clickref=oud&ued={target}'
  const network: Outbound = { way: 'network', wrapper, parameter: 'clickref', bookingPage, website }
  expect(parts({ ...network, code: 'RV-1' })).toEqual([
    'network https://www.awin1.com/cread.php?ued=',
    ...filled,
    'network &clickref=',
    `reference ${reference}`,
  ])
})

test.each([
  [{ way: 'none', bookingPage, code: 'RV-1', website }, stay, null],
  [{ way: 'none', website }, stay, /^Zonder boekingspagina/],
  [{ way: 'none', bookingPage, code: 'RV-1', website }, undefined, /^Zonder verblijf/],
  [{ way: 'none', bookingPage, website }, stay, /vraagt de code bij de aanbieder/],
  [{ way: 'none', bookingPage, code: 'RV-1' }, stay, /^ringvaart.nl hoort niet bij/],
  [
    { way: 'none', bookingPage: 'https://ringvaart.nl/{van}/{tot}/{totTijd}', website },
    stay,
    /^Zonder tijden/,
  ],
  [{ way: 'network', parameter: 'ref', website }, stay, /met onze verwijzing\.$/],
  [
    {
      way: 'network',
      bookingPage: 'https://ringvaart.nl/{van}{tot}',
      website,
      hosts: ['awin1.com'],
    },
    stay,
    /^Het programma heeft geen link met een plaats/,
  ],
  [
    {
      ...{ way: 'network', bookingPage: 'https://ringvaart.nl/{van}{tot}', website },
      ...{ hosts: ['awin1.com'], wrapper: 'https://elders.nl/?u={target}' },
    },
    stay,
    /^elders.nl hoort niet bij/,
  ],
  [{ way: 'off', bookingPage, website }, undefined, /volgen we de website van de aanbieder/],
  [
    { way: 'off', bookingPage: 'https://elders.nl/{van}{tot}', website },
    stay,
    /^elders.nl hoort niet bij .* Daarom volgen we de website/,
  ],
] satisfies [Outbound, TimedStay | undefined, RegExp | null][])(
  'why a link does not carry the stay: %o',
  (outbound, asked, why) => {
    const text = whyPlain(of(outbound), asked)
    if (why === null) expect(text).toBeNull()
    else expect(text).toMatch(why)
  },
)
