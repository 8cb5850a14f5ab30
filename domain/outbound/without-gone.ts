import { allowedHosts, type Outbound } from './outbound-link.ts'

/** What was found gone of the pages of a provider. */
export type Gone = { bookingPage: boolean; website: boolean }

/**
 * The link without what is gone. A parking whose booking page is gone leads to the website, whatever its programme: the
 * same as where a programme ended.
 */
export function withoutGone(
  affiliateUrl: string,
  outbound: Outbound | undefined,
  website: string | null | undefined,
  gone: Gone,
): Outbound | undefined {
  if (!outbound) return undefined
  if (gone.bookingPage && outbound.bookingPage) {
    return { way: 'off', ...(website && !gone.website && { website }) }
  }
  if (!gone.website || outbound.way !== 'off') return outbound
  // It still tells which sites are those of the provider.
  const hosts = allowedHosts({ affiliateUrl, outbound })
  const { website: _, ...rest } = outbound
  return { ...rest, ...(rest.bookingPage && { hosts }) }
}
