import { desc, eq, lt, sql } from 'drizzle-orm'
import { keptFailures } from '#domain/system/failure.ts'
import { db } from '#server/db/client.ts'
import { failures } from '#server/db/schema.ts'

export type Failure = Omit<typeof failures.$inferSelect, 'id'>

/** Adds failures, and removes the oldest above the number that is kept. */
export async function addFailures(added: Failure[]): Promise<void> {
  if (added.length === 0) return
  await db.insert(failures).values(added)
  const oldestKept = db
    .select({ at: failures.at })
    .from(failures)
    .orderBy(desc(failures.at))
    .offset(keptFailures - 1)
    .limit(1)
  await db.delete(failures).where(lt(failures.at, sql`${oldestKept}`))
}

/** The newest first. */
export async function listFailures(requestId?: string): Promise<Failure[]> {
  return db
    .select()
    .from(failures)
    .where(requestId === undefined ? undefined : eq(failures.requestId, requestId))
    .orderBy(desc(failures.at), desc(failures.id))
    .limit(keptFailures)
}

export async function deleteFailuresBefore(moment: Date): Promise<number> {
  const old = lt(failures.at, moment)
  return (await db.delete(failures).where(old).returning({ id: failures.id })).length
}
