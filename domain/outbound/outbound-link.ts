import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { filledPage } from './booking-page.ts'
import { replacePairs } from './query-pairs.ts'

// Where the button to a provider leads. Nothing here knows of a rate, and nothing that orders parkings reads it.

/** How a parking is linked: without a programme, by that of a network or of the provider itself, or by one that ended. */
export type Way = 'none' | 'network' | 'direct' | 'off'

/** What a public parking carries for its link. What is not there is left out. */
export type Outbound = {
  way: Way
  /** The provider's page, with places for the stay. */
  bookingPage?: string
  /** What the provider calls the parking. */
  code?: string
  /** The network's address, with `{target}` and perhaps `{ref}`. */
  wrapper?: string
  /** The name of the reference in the query, and its most characters. */
  parameter?: string
  longest?: number
  /** The hosts of the programme. Without them those of the affiliate link and the website. */
  hosts?: string[]
  /** The provider's own page. */
  website?: string
}

export type OutboundParking = {
  id: number
  airportCode: string
  affiliateUrl: string
  isSample: boolean
  outbound?: Outbound
}

export type OutboundLink = {
  address: string
  carriesStay: boolean
  /** Whether the reference is in it. */
  isReferenced: boolean
  /** Whether a host that is not allowed is why it is the plain link. */
  isRefused?: true
}

/** The reference of a parking where no visit has its own. */
export const staticReference = ({ id, airportCode }: Pick<OutboundParking, 'id' | 'airportCode'>) =>
  `lot-${id}-${airportCode.toLowerCase()}`

/** Where the button leads: the booking page with the stay where that can be, and else the affiliate link. */
export function outboundLink(
  parking: OutboundParking,
  stay: TimedStay | undefined,
  given?: string,
): OutboundLink {
  const { affiliateUrl, airportCode, isSample } = parking
  const outbound = isSample ? ofSample(parking.outbound) : parking.outbound
  const plain = { address: affiliateUrl, carriesStay: false, isReferenced: false }
  // So too where a server of the version before sent the parking.
  if (!outbound) return plain
  const reference = given ?? staticReference(parking)
  const { way, bookingPage, code, wrapper, website } = outbound
  const page =
    stay && bookingPage ? filledPage(bookingPage, { stay, airportCode, code }) : undefined
  const isOurs = isSample && page !== undefined && /^\/[^/\\]/.test(page)
  const hosts = allowedHosts({ affiliateUrl, outbound })
  const carried = (address: string) =>
    isOurs || isWithin(address, hosts)
      ? { address, carriesStay: true, isReferenced: false }
      : ({ ...plain, isRefused: true } as const)
  // Without a stay that of a sample is its affiliate link to the letter.
  if (isSample && !page) return plain

  if (way === 'none') return page ? carried(page) : plain
  if (way === 'off') {
    const own = page ? carried(page) : plain
    if (own.carriesStay || !website) return own
    return { ...own, address: website }
  }
  const referenced = (link: OutboundLink) =>
    link.isRefused ? link : withReference(link, outbound, reference)
  if (page && way === 'direct') return referenced(carried(page))
  if (page && way === 'network' && wrapper?.includes('{target}')) {
    return isWithin(page, targetHosts(outbound))
      ? referenced(wrapped(carried(wrapper), page, outbound, reference))
      : { ...plain, isRefused: true }
  }
  return isWithin(affiliateUrl, hosts) ? referenced(plain) : { ...plain, isRefused: true }
}

/** No link of a sample leads to a network, whatever its programme: it is that of the provider itself. */
function ofSample(outbound: Outbound | undefined): Outbound | undefined {
  const { bookingPage, code, website, parameter = 'ref' } = outbound ?? {}
  return outbound && { way: 'direct', bookingPage, code, website, parameter }
}

function wrapped(link: OutboundLink, page: string, { longest }: Outbound, reference: string) {
  if (link.isRefused) return link
  const isFit = fits(reference, longest)
  const values: Record<string, string> = { target: page, ref: isFit ? reference : '' }
  return {
    ...link,
    address: link.address.replace(/\{(target|ref)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    ),
    isReferenced: isFit && link.address.includes('{ref}'),
  }
}

/** With the reference in its query, in place of a value that is there, unless it holds it already. */
function withReference(
  link: OutboundLink,
  { parameter, longest }: Outbound,
  reference: string,
): OutboundLink {
  if (link.isReferenced || !parameter || !fits(reference, longest)) return link
  const pair = `${encodeURIComponent(parameter)}=${encodeURIComponent(reference)}`
  return { ...link, address: replacePairs(link.address, [pair]), isReferenced: true }
}

const fits = (reference: string, longest = Number.POSITIVE_INFINITY) => reference.length <= longest

/** The hosts to which a link of this parking may lead, each with its subdomains. */
export function allowedHosts({
  affiliateUrl,
  outbound,
}: Pick<OutboundParking, 'affiliateUrl' | 'outbound'>): string[] {
  if (outbound?.hosts) return outbound.hosts
  return [affiliateUrl, outbound?.website ?? ''].map(siteOf).filter(Boolean)
}

/** Those of the provider: what stands inside a wrapper leads nowhere else, and not through the wrapper again. */
export function targetHosts({ website = '', hosts = [], wrapper = '' }: Outbound): string[] {
  const site = siteOf(wrapper)
  const isOfNetwork = (host: string) => isOf(host, site) || isOf(site, host)
  return [siteOf(website), ...hosts].filter((host) => host && !isOfNetwork(host))
}

export function isWithin(address: string, hosts: string[]): boolean {
  const host = hostOf(address)
  return host !== '' && hosts.some((allowed) => isOf(host, allowed))
}

const isOf = (host: string, allowed: string) => host === allowed || host.endsWith(`.${allowed}`)

/**
 * An address whose host reads the same for every parser: no number (`1.0xa` is one) and no punycode. To parse 1,500 of
 * them takes a tenth of a second.
 */
const plainHost = /^https?:\/\/(?![^/?#]*\b(?:0x|xn--))([a-z\d.-]*[a-z])(?::\d+)?(?![^/?#])/

/** Empty for what is not the address of a website. */
export function hostOf(address: string): string {
  const [, host] = plainHost.exec(address) ?? []
  if (host !== undefined) return host
  try {
    const { protocol, hostname } = new URL(address)
    return /^https?:$/.test(protocol) ? hostname : ''
  } catch {
    return ''
  }
}

const siteOf = (address: string) => hostOf(address).replace(/^www\./, '')
