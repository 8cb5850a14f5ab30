import { withTag } from '#domain/parking/affiliate-tag.ts'
import { allowedHosts, isWithin, type Outbound, type Way } from './outbound-link.ts'
import { samplePage } from './sample-page.ts'

/** What its programme says of the link: the row of the view `parkingWays`. */
export type ParkingWay = {
  way: Exclude<Way, 'none'>
  parameter: string | null
  longest: number | null
  wrapper: string | null
  hosts: string[]
}

type Known = {
  airportCode: string
  slug: string
  affiliateUrl: string
  isSample: boolean
  bookingPage: string | null
  providerCode: string | null
  /** Of its provider. */
  provider: { bookingPage: string | null; website: string | null } | null
  /** Without a programme there is none. */
  programme?: ParkingWay | null
}

/**
 * What visitors get of the link of a parking; undefined if it is only its affiliate link. The source tag is added here:
 * the setting stays private.
 */
export function outboundOf(parking: Known, tag: string): Outbound | undefined {
  const { affiliateUrl, isSample, provider } = parking
  if (isSample && !parking.bookingPage) {
    return { way: 'direct', parameter: 'ref', bookingPage: samplePage(parking.slug) }
  }
  const programme = isSample ? null : parking.programme
  const page = parking.bookingPage || provider?.bookingPage
  if (!page && !programme) return undefined

  const website = provider?.website ?? undefined
  const code = parking.providerCode ?? undefined
  const outbound: Outbound = {
    // Of a sample it has the reference, as our own page has.
    ...(isSample ? { way: 'direct', parameter: 'ref' } : { way: 'none' }),
    ...(programme && ofProgramme(programme, Boolean(page))),
    ...(page && { bookingPage: withTag(page, tag.replace(/[{}]/g, encodeURIComponent)) }),
    ...(page?.includes('{parking}') && code !== undefined && { code }),
  }
  // With a programme always: it says which pages are those of the provider, and is where a link leads that has ended.
  const isAsked = programme || !page || !isWithin(page, allowedHosts({ affiliateUrl, outbound }))
  return website && isAsked ? { ...outbound, website } : outbound
}

/** What the way asks for, and no more: a list has 1,500 of them. */
function ofProgramme({ way, parameter, longest, wrapper, hosts }: ParkingWay, hasPage: boolean) {
  if (way === 'off') return { way }
  return {
    way,
    ...(wrapper && hasPage && way === 'network' && { wrapper }),
    ...(parameter && { parameter, ...(longest !== null && { longest }) }),
    ...(hosts.length > 0 && { hosts }),
  }
}
