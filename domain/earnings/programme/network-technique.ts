import { partsOf } from '#domain/outbound/query-pairs.ts'
import type { Network } from './network.ts'

// What each network's own documentation says of its links: docs/decisions, 'What each network's link carries'.

export type Technique = {
  /** The name of the reference in the query; null where it is in the path, and only a wrapper has its place. */
  parameter: string | null
  /** Its most characters; null where the network names none. */
  longest: number | null
  /** A link with a place for the target. NUMMER and UITGEVER are to be replaced by who fills it in. */
  wrapper: string | null
  hosts: string[]
  /** The names by which a link says of which programme it is, likeliest first. */
  numbers: string[]
  /** The same in a path: what comes before it. */
  numberAfter?: string
}

export const techniques: Record<Network, Technique> = {
  awin: {
    parameter: 'clickref',
    longest: 50,
    wrapper:
      'https://www.awin1.com/cread.php?awinmid=NUMMER&awinaffid=UITGEVER&clickref={ref}&ued={target}',
    hosts: ['awin1.com'],
    numbers: ['awinmid', 'mid', 'v', 'm'],
  },
  daisycon: {
    parameter: 'ws',
    longest: null,
    wrapper: 'https://ds1.nl/c/?si=NUMMER&li=LINK&wi=UITGEVER&ws={ref}&dl={target}',
    hosts: ['ds1.nl', 'jf79.net', 'lt45.net', 'rkn3.net', 'glp8.net'],
    numbers: ['si'],
  },
  tradetracker: {
    parameter: 'r',
    longest: null,
    wrapper: 'https://tc.tradetracker.net/?c=NUMMER&m=12&a=UITGEVER&r={ref}&u={target}',
    hosts: ['tradetracker.net'],
    numbers: ['c'],
  },
  partnerize: {
    parameter: null,
    longest: 256,
    wrapper: 'https://prf.hn/click/camref:NUMMER/pubref:{ref}/destination:{target}',
    hosts: ['prf.hn'],
    numbers: [],
    numberAfter: '/camref:',
  },
  tradedoubler: {
    parameter: 'epi',
    longest: 64,
    wrapper: 'https://clk.tradedoubler.com/click?p=NUMMER&a=UITGEVER&epi={ref}&url={target}',
    hosts: ['tradedoubler.com'],
    numbers: ['p'],
  },
  direct: { parameter: 'ref', longest: null, wrapper: null, hosts: [], numbers: [] },
}

/** How the reference of a network is called, also where it is in the path. */
export const referenceName: Record<Network, string> = {
  awin: 'clickref',
  daisycon: 'ws',
  tradetracker: 'r',
  partnerize: 'pubref',
  tradedoubler: 'epi',
  direct: 'zelf te kiezen',
}

/** The words in a wrapper that are still to be replaced. */
export const unfilled = /\b(NUMMER|UITGEVER|LINK)\b/

/** What a link calls its programme, without the zeros before it; null if that can't be read. */
export function programmeNumber(network: Network, address: string): string | null {
  const { numbers, numberAfter } = techniques[network]
  const [, inPath] = numberAfter ? (address.split(numberAfter, 2) as [string, string?]) : []
  const given = inPath?.split(/[/?#]/, 1)[0] ?? inQuery(address, numbers)
  return given && /^[\w-]{1,40}$/.test(given) ? sameNumber(given) : null
}

/** '00421' and '421' are one programme. */
export const sameNumber = (number: string) => number.trim().replace(/^0+(?=.)/, '')

function inQuery(address: string, names: string[]): string | undefined {
  const pairs = partsOf(address).pairs.map((pair) => pair.split('=', 2) as [string, string?])
  for (const name of names) {
    const found = pairs.find(([key]) => key === name)
    if (found) return found[1]
  }
  return undefined
}
