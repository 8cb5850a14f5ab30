import { eq, inArray, sql } from 'drizzle-orm'
import type { BrokenLink } from '#domain/outbound/broken-link.ts'
import { checkedStay } from '#domain/outbound/checked-page.ts'
import { isLong, isLongGone } from '#domain/outbound/link-standing.ts'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import { whyPlain } from '#domain/outbound/why-plain.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { linkChecks, parkings, providers } from '#server/db/schema.ts'
import { isOfPage, knownColumns, listAskedPages, pageKey } from './link-checks.ts'

/**
 * The links of which a host is not allowed, so that the plain link is used. They follow from what is filled in, so they
 * are worked out once per change, by the function that makes the link: of 1,500 parkings that takes some milliseconds.
 */
const listRefused = perContentVersion(async (): Promise<BrokenLink[]> => {
  const stay = checkedStay(amsterdamDay(new Date()))
  return (await listPricedParkings()).flatMap((parking): BrokenLink[] => {
    if (parking.isSample || !parking.outbound) return []
    const asked = outboundLink(parking, stay)
    const { isRefused } = asked.isRefused ? asked : outboundLink(parking, undefined)
    if (!isRefused) return []
    const { id, name, affiliateUrl, outbound } = parking
    const seen = asked.isRefused
      ? (whyPlain(parking, stay) ?? '')
      : 'De affiliatelink hoort niet bij de sites van het programma.'
    return [
      {
        ...{ owner: 'parking', id, name, page: 'booking', why: 'refused', seen },
        address: (asked.isRefused && outbound.bookingPage) || affiliateUrl,
        ...{ tries: null, since: null, isPassedBy: true },
      },
    ]
  })
})

/** Those that were seen gone or changed, of pages that are still the same. */
async function listSeen(limit: number): Promise<BrokenLink[]> {
  const found = await db
    .select({
      ...knownColumns,
      name: sql<string>`coalesce(${parkings.name}, ${providers.tradeName})`,
    })
    .from(linkChecks)
    .leftJoin(parkings, eq(parkings.id, linkChecks.parkingId))
    .leftJoin(providers, eq(providers.id, linkChecks.providerId))
    .where(inArray(linkChecks.outcome, ['gone', 'changed']))
    .orderBy(linkChecks.since, linkChecks.id)
    .limit(limit)
  if (found.length === 0) return []
  const ids = (column: 'parkingId' | 'providerId') => found.flatMap((row) => row[column] ?? [])
  const asked = await listAskedPages(amsterdamDay(new Date()), ids('parkingId'))
  const now = new Map(asked.map((page) => [pageKey(page), page]))
  return found.flatMap((row): BrokenLink[] => {
    const page = now.get(pageKey(row))
    if (!page || !isOfPage(row, page.addressOn)) return []
    const { name, address, seen, tries, since } = row
    const owner = row.parkingId === null ? ('provider' as const) : ('parking' as const)
    return [
      {
        ...{ owner, id: row.parkingId ?? row.providerId ?? 0, name, page: row.page },
        why: row.outcome === 'gone' ? 'gone' : 'changed',
        ...{ address, seen, tries, since: since.toISOString(), isPassedBy: isLongGone(row) },
      },
    ]
  })
}

/** Each link that somebody must look at, what was seen first at the top. */
export async function listBrokenLinks(limit: number): Promise<BrokenLink[]> {
  const [seen, refused] = [await listSeen(limit), await listRefused()]
  return [...seen, ...refused].slice(0, limit)
}

const mostCounted = 1_000

/** How many pages were seen gone or changed at three tries in 48 hours. */
export async function countLongBroken(now: Date): Promise<number> {
  const seen = await listSeen(mostCounted)
  return seen.filter(({ tries, since }) => tries && since && isLong(tries, new Date(since), now))
    .length
}
