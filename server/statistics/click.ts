import { ok, type Result, refused } from '#domain/form/result.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import { botReason } from '#domain/statistics/crawler.ts'
import { addClick } from '#server/db/statistics/clicks.ts'
import { dayHash } from '#server/db/statistics/visitors.ts'
import { networkOf } from '#server/http/address.ts'
import { atMost } from './at-most.ts'
import { findPage, sourceOfVisit, type Visitor, visitorHash } from './visit.ts'

/** More than a whole office clicks. It counts for money, so who sends it hears that it does not. */
const mayClick = atMost(300)

/** An answer that it is kept comes only after it was committed. */
export async function recordClick(
  report: ClickReport,
  visitor: Visitor,
): Promise<Result<null, 'flood' | 'missing'>> {
  const network = networkOf(visitor.address)
  if (!mayClick(network)) return refused('flood')
  const { parkingId, position, sort, page } = report
  const click = {
    parkingId,
    listPosition: position ?? null,
    listOrder: sort ?? null,
    page: page === undefined ? null : ((await findPage(page))?.path ?? null),
    // Without a page nobody said where the visit began.
    source: page === undefined ? null : sourceOfVisit(report),
    dayHash: await visitorHash(visitor),
    botReason: botReason(visitor.userAgent),
  }
  return (await addClick(click, await dayHash('click', network))) ? ok(null) : refused('missing')
}
