import { and, eq, sql } from 'drizzle-orm'
import { isRowId } from '#domain/form/row-id.ts'
import { db } from '#server/db/client.ts'
import { contactRequests } from '#server/db/schema.ts'
import { rows } from '#server/statistics/totals.ts'
import { datedItems, type Terms, today } from './dated-items.ts'
import { amongOf } from './dated-lists.ts'
import { isOpenReport } from './report-cards.ts'

/** One thing of the queue: an item of a parking or of a provider, or a report. */
export type QueueKey =
  | { item: string; owner: 'parking' | 'provider'; id: number }
  | { report: number }

/** `price@p12`, `mark:ESPA@v3` or `report:7`. Undefined if it is the key of nothing. */
export function readQueueKey(key: string): QueueKey | undefined {
  const [, report] = /^report:(\d+)$/.exec(key) ?? []
  if (report !== undefined) {
    return isRowId(Number(report)) ? { report: Number(report) } : undefined
  }
  const [, item, kind, digits] = /^(.+)@([pv])(\d+)$/.exec(key) ?? []
  const id = Number(digits)
  if (item === undefined || !isRowId(id)) return undefined
  return { item, owner: kind === 'p' ? 'parking' : 'provider', id }
}

/** Whether it still waits for an answer, today or another day: nobody answered it. */
export async function isStillDue(settings: Terms, key: QueueKey): Promise<boolean> {
  if ('report' in key) {
    const { id } = contactRequests
    return (await db.$count(contactRequests, and(eq(id, key.report), isOpenReport))) > 0
  }
  const { item, owner, id } = key
  const isOwn = owner === 'parking' ? sql`parking_id = ${id}` : sql`provider_id = ${id}`
  const found = await rows(sql`
    select 1 from (${datedItems(settings, { onlyDue: true, among: amongOf(owner, [id]) })}) dated
    where item = ${item} and ${isOwn} and due_on < ${today()}::date`)
  return found.length > 0
}
