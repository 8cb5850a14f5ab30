import { withTag } from '#domain/parking/affiliate-tag.ts'
import { allowedHosts, isWithin, type Outbound } from './outbound-link.ts'
import { samplePage } from './sample-page.ts'

type Known = {
  airportCode: string
  slug: string
  affiliateUrl: string
  isSample: boolean
  bookingPage: string | null
  providerCode: string | null
  /** Of its provider. */
  provider: { bookingPage: string | null; website: string | null } | null
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
  const page = parking.bookingPage || provider?.bookingPage
  if (!page) return undefined

  const website = provider?.website ?? undefined
  const code = parking.providerCode ?? undefined
  const outbound: Outbound = {
    // Of a sample it has the reference, as our own page has.
    ...(isSample ? { way: 'direct', parameter: 'ref' } : { way: 'none' }),
    bookingPage: withTag(page, tag.replace(/[{}]/g, encodeURIComponent)),
    ...(page.includes('{parking}') && code !== undefined && { code }),
  }
  const hosts = allowedHosts({ affiliateUrl, outbound })
  return isWithin(page, hosts) ? outbound : { ...outbound, ...(website && { website }) }
}
