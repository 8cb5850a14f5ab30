import { plainPath } from '#domain/address/redirect.ts'
import type { FilterUseReport } from '#domain/filter/filter-use-schema.ts'
import { botReason } from '#domain/statistics/crawler.ts'
import type { PageViewReport } from '#domain/statistics/page-view.ts'
import { type Origin, sourceOf } from '#domain/statistics/source.ts'
import { findPublicPages } from '#server/db/public-pages.ts'
import { addFilterUses } from '#server/db/statistics/filter-uses.ts'
import { addPageViews } from '#server/db/statistics/page-views.ts'
import { dayHash } from '#server/db/statistics/visitors.ts'
import { env } from '#server/env.ts'
import { networkOf } from '#server/http/address.ts'
import { grouped } from './grouped.ts'
import { minuteLimit } from './minute-limit.ts'

export type Visitor = { address: string; userAgent: string }

const ownHost = new URL(env.SITE_URL).hostname
const addView = grouped(addPageViews)
const addUse = grouped(addFilterUses)

/** More than any visitor reads in a minute: a program, and not worth a row per view. */
const mayView = minuteLimit(120)
const mayUse = minuteLimit(120)

/** The hash that identifies a visitor within one day. */
export function visitorHash({ address, userAgent }: Visitor): Promise<string> {
  return dayHash('visitor', address, userAgent)
}

export function sourceOfVisit(origin: Origin): string {
  return sourceOf(origin, ownHost)
}

/** The normalized path and its airport. Undefined if no such page exists. */
export async function findPage(
  path: string,
): Promise<{ path: string; airportCode: string | null } | undefined> {
  const plain = plainPath(path)
  const airportCode = (await findPublicPages()).get(plain)
  return airportCode === undefined ? undefined : { path: plain, airportCode }
}

/** Resolves only after the view is committed. */
export async function recordPageView(report: PageViewReport, visitor: Visitor): Promise<void> {
  if (!mayView(networkOf(visitor.address))) return
  const at = new Date()
  const page = await findPage(report.path)
  if (!page) return
  await addView({
    ...page,
    at,
    source: sourceOfVisit(report),
    dayHash: await visitorHash(visitor),
    botReason: botReason(visitor.userAgent),
  })
}

/** Resolves only after the use is committed. Filters used by crawlers are ignored. */
export async function recordFilterUse(
  { airport, filters, results }: FilterUseReport,
  visitor: Visitor,
): Promise<void> {
  if (botReason(visitor.userAgent) || !mayUse(networkOf(visitor.address))) return
  const at = new Date()
  const codes = [...(await findPublicPages()).values()]
  if (!codes.includes(airport)) return
  await addUse({
    at,
    airportCode: airport,
    filters: [...new Set(filters)].toSorted().join(),
    results,
    dayHash: await visitorHash(visitor),
  })
}
