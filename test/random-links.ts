import { placePattern } from '#domain/outbound/booking-page.ts'
import {
  allowedHosts,
  isWithin,
  type Outbound,
  type OutboundParking,
  outboundLink,
  targetHosts,
} from '#domain/outbound/outbound-link.ts'
import { readBack, readTarget } from '#domain/outbound/read-back.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { randomFrom } from './random.ts'

// Links of random booking pages, stays, programmes and affiliate links.

const random = randomFrom(44)
const below = (end: number) => Math.floor(random() * end)
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
const perhaps = <Value>(value: Value) => (random() < 0.7 ? value : undefined)
const two = (number: number) => `${number}`.padStart(2, '0')

const sites = [
  'ringvaart.nl',
  'www.ringvaart.nl',
  'boek.ringvaart.nl',
  'polder-park.be:8443',
  'elders.de',
]
const dates = ['', ':dd-MM-yyyy', ':yyyyMMdd', ':dd/MM/yyyy', ':MM.dd.yyyy', ':yyyy MM dd']
const times = ['', ':HHmm', ':HH', ':HH.mm']

export function template(): string {
  const day = (name: string) =>
    random() < 0.2
      ? [`d${name}={${name}:dd}`, `m${name}={${name}:MM}`, `j${name}={${name}:yyyy}`]
      : [`${name}={${name}${pick(dates)}}`]
  const parts = [
    ...day('van'),
    ...day('tot'),
    ...(perhaps([`aan={vanTijd${pick(times)}}`, `af={totTijd${pick(times)}}`]) ?? []),
    ...(perhaps(['p={personen}', 'iata={luchthaven}']) ?? []),
    ...(random() < 0.3 ? ['terrein={parking}'] : []),
    ...(random() < 0.1 ? ['om={van}T{vanTijd}'] : []),
    ...(random() < 0.3 ? ['utm_source=a%20b', 'leeg='] : []),
  ].toSorted(() => random() - 0.5)
  const path = random() < 0.2 ? `/{luchthaven}/{van}/{tot:dd-MM-yyyy}` : '/boek'
  const fragment =
    random() < 0.2 ? `#/{van:yyyy}/{personen}${perhaps('/{vanTijd:HHmm}') ?? ''}` : ''
  return `https://${pick(sites)}${path}?${parts.join('&')}${fragment}`
}

export function stay(): TimedStay {
  const time = () => (random() < 0.6 ? `${two(below(24))}:${two(below(4) * 15)}` : null)
  const day = () => `${2026 + below(4)}-${two(1 + below(12))}-${two(1 + below(28))}`
  return {
    ...{ from: day(), to: day(), days: 1 + below(365), persons: 1 + below(9) },
    ...{ fromTime: time(), toTime: time() },
  }
}

const wrappers = [
  'https://www.awin1.com/cread.php?awinmid=1&clickref={ref}&ued={target}',
  'https://www.awin1.com/cread.php?ued={target}',
  'https://clk.tradedoubler.com/click/{ref}/?url={target}',
  'https://prf.hn/click/pubref:{ref}/destination:{target}',
  'https://netwerk.kwaad.nl/?u={target}',
]
const affiliateLinks = [
  'https://www.awin1.com/cread.php?awinmid=1&clickref=oud',
  'https://ringvaart.nl/?ref=oud&bron=parkeerpiloot#top',
  'https://aanbieder.example.com',
  'https://polder-park.be:8443/a?b=c&&d',
]

function parking(): OutboundParking {
  const hosts = ['awin1.com', 'prf.hn', 'tradedoubler.com', 'ringvaart.nl', 'polder-park.be']
  const outbound: Outbound = {
    way: pick(['none', 'network', 'direct', 'off']),
    bookingPage: perhaps(template()),
    code: perhaps(pick(['RV-1', 'a/b&c=d?e#f', 'Ömer 7%', '{van}', '$&'])),
    wrapper: perhaps(pick(wrappers)),
    parameter: perhaps(pick(['clickref', 'ref', 'ws'])),
    longest: perhaps(pick([8, 12, 50])),
    hosts: perhaps(hosts),
    website: perhaps(`https://${pick(sites)}/`),
  }
  const id = 1 + below(100_000)
  return { id, airportCode: 'AMS', affiliateUrl: pick(affiliateLinks), isSample: false, outbound }
}

/**
 * Makes so many links: each parses, leads to an allowed host or is the plain link, and gives the same stay.
 *
 * @returns how many there were of each kind
 */
export function walkLinks(many: number) {
  const count = { carried: 0, wrapped: 0, plain: 0 }
  for (let nth = 0; nth < many; nth++) {
    const [place, asked] = [parking(), stay()]
    const { outbound = { way: 'none' } } = place
    const link = outboundLink(place, asked, 'k3v9q2w7m4xz')
    const what = () => JSON.stringify({ place, asked, link })

    if (!URL.canParse(link.address)) throw new Error(what())
    const own = outbound.way === 'off' && link.address === outbound.website
    if (link.address === place.affiliateUrl || own) {
      count.plain++
      continue
    }
    if (!isWithin(link.address, allowedHosts(place))) throw new Error(what())
    if (!link.carriesStay) continue
    const { bookingPage = '', wrapper = '' } = outbound
    const isWrapped = outbound.way === 'network'
    const target = isWrapped ? readTarget(wrapper, link.address) : link.address
    if (isWrapped && !isWithin(target ?? '', targetHosts(outbound))) throw new Error(what())
    count[isWrapped ? 'wrapped' : 'carried']++
    expectSame(bookingPage, asked, readBack(bookingPage, target ?? ''), what)
  }
  return count
}

function expectSame(
  template: string,
  asked: TimedStay,
  read: ReturnType<typeof readBack>,
  what: () => string,
) {
  const tells = (name: string) => {
    const parts = [...template.matchAll(placePattern)].flatMap(([, place, form = 'HHmm']) =>
      place === name ? form : [],
    )
    return ['HH', 'mm'].every((part) => parts.some((form) => form.includes(part)))
  }
  const expected = {
    from: asked.from,
    to: asked.to,
    ...(asked.fromTime && tells('vanTijd') && { fromTime: asked.fromTime }),
    ...(asked.toTime && tells('totTijd') && { toTime: asked.toTime }),
    ...(template.includes('{personen}') && { persons: asked.persons }),
  }
  const sorted = (value: object = {}) => JSON.stringify(Object.entries(value).toSorted())
  if (sorted(read) !== sorted(expected))
    throw new Error(`${sorted(expected)} ${sorted(read)} ${what()}`)
}
