import { and, isNotNull, sql } from 'drizzle-orm'
import { referenceDays } from '#domain/outbound/reference.ts'
import { db } from '#server/db/client.ts'
import { programmes } from '#server/db/earnings/tables.ts'
import { affiliateClicks } from '#server/db/schema.ts'

/**
 * Forgets the references of older clicks, which themselves may be kept for longer: each after the days in which a booking
 * can still come of it, by the programme that it had. A programme that was deleted says no other days than none.
 */
export async function dropReferences(ago: (days: number) => Date): Promise<number> {
  const { clickDate, programmeId, reference } = affiliateClicks
  const periods = await db
    .select({ days: programmes.cookieDays, ids: sql<number[]>`array_agg(${programmes.id})` })
    .from(programmes)
    .groupBy(programmes.cookieDays)
  const known = sql.join(
    periods.map(
      ({ days, ids }) =>
        sql`when ${programmeId} = any(${sql.param(ids)}::int[]) then ${ago(referenceDays(days)).toISOString()}::timestamptz`,
    ),
    sql` `,
  )
  const fallback = sql`${ago(referenceDays()).toISOString()}::timestamptz`
  const until = periods.length > 0 ? sql`case ${known} else ${fallback} end` : fallback
  const dropped = await db
    .update(affiliateClicks)
    .set({ reference: null })
    .where(and(isNotNull(reference), sql`${clickDate} < ${until}`))
    .returning({ id: affiliateClicks.id })
  return dropped.length
}
