import { gte, lt, max, sql, sum } from 'drizzle-orm'
import type { Retained } from '#domain/system/retention.ts'
import { db } from '#server/db/client.ts'
import { removals } from '#server/db/schema.ts'

/** Adds to what a retention period deleted on a day. */
export async function countRemoved(what: Retained, count: number, day: string): Promise<void> {
  if (count === 0) return
  await db
    .insert(removals)
    .values({ day, what, count })
    .onConflictDoUpdate({
      target: [removals.day, removals.what],
      set: { count: sql`${removals.count} + excluded.count` },
    })
}

/** What was deleted since a day, and when last. */
export async function sumRemovals(
  since: string,
): Promise<Partial<Record<Retained, { count: number; lastOn: string }>>> {
  const rows = await db
    .select({
      what: removals.what,
      count: sum(removals.count).mapWith(Number),
      lastOn: max(removals.day),
    })
    .from(removals)
    .where(gte(removals.day, since))
    .groupBy(removals.what)
  return Object.fromEntries(rows.map(({ what, count, lastOn }) => [what, { count, lastOn }]))
}

export async function deleteRemovalsBefore(day: string): Promise<void> {
  await db.delete(removals).where(lt(removals.day, day))
}
