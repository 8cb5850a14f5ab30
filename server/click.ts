import type { ClickReport } from '#domain/click.ts'
import { botReason } from '#domain/crawler.ts'
import { addClick } from './db/clicks.ts'
import { dayHash } from './db/visitors.ts'

/** @returns whether there is such a lot; only then, and only after it was committed, the click is kept */
export async function recordClick(
  { parkingId, position, sort }: ClickReport,
  visitor: { address: string; userAgent: string },
): Promise<boolean> {
  return addClick({
    parkingId,
    listPosition: position ?? null,
    listOrder: sort ?? null,
    dayHash: await dayHash('click', visitor.address, visitor.userAgent),
    botReason: botReason(visitor.userAgent),
  })
}
