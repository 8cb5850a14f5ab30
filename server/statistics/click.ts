import { ok, type Result, refused } from '#domain/form/result.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import { botReason } from '#domain/statistics/crawler.ts'
import { addClicks } from '#server/db/statistics/clicks.ts'
import { dayHash } from '#server/db/statistics/visitors.ts'
import { networkOf } from '#server/http/address.ts'
import { clicks } from '#server/metrics/counted.ts'
import { grouped } from './grouped.ts'
import { minuteLimit } from './minute-limit.ts'
import { findPage, sourceOfVisit, type Visitor, visitorHash } from './visit.ts'

/** More than a whole office clicks. Clicks count for money, so the response reports the refusal. */
const mayClick = minuteLimit(300)

const add = grouped(addClicks)

/** Resolves only after the click is committed. */
export async function recordClick(
  report: ClickReport,
  visitor: Visitor,
): Promise<Result<null, 'flood' | 'missing'>> {
  const network = networkOf(visitor.address)
  if (!mayClick(network)) {
    clicks.add('flood')
    return refused('flood')
  }
  const { parkingId, position, sort, page } = report
  const click = {
    parkingId,
    listPosition: position ?? null,
    listOrder: sort ?? null,
    page: page === undefined ? null : ((await findPage(page))?.path ?? null),
    // Without a page the report has no origin of the visit.
    source: page === undefined ? null : sourceOfVisit(report),
    dayHash: await visitorHash(visitor),
    networkHash: await dayHash('click', network),
    botReason: botReason(visitor.userAgent),
    reference: report.reference ?? null,
  }
  const isStored = await add(click)
  clicks.add(isStored ? (click.botReason ? 'bot' : 'stored') : 'missing')
  return isStored ? ok(null) : refused('missing')
}
