import type { ClickReport } from '#domain/click.ts'
import { botReason } from '#domain/crawler.ts'
import { addClick } from './db/clicks.ts'
import { findPage, sourceOfVisit, type Visitor, visitorHash } from './visit.ts'

/** @returns whether there is such a lot; only then, and only after it was committed, the click is kept */
export async function recordClick(report: ClickReport, visitor: Visitor): Promise<boolean> {
  const { parkingId, position, sort, page } = report
  return addClick({
    parkingId,
    listPosition: position ?? null,
    listOrder: sort ?? null,
    page: page === undefined ? null : ((await findPage(page))?.path ?? null),
    // Without a page nobody said where the visit began.
    source: page === undefined ? null : sourceOfVisit(report),
    dayHash: await visitorHash(visitor),
    botReason: botReason(visitor.userAgent),
  })
}
