import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import { daySalts, rateLimits } from '#server/db/schema.ts'

/**
 * A name for a visitor that holds for one day and leads nowhere: a hash with a salt that is random
 * and deleted afterwards. The address itself is never written down.
 */
export async function dayHash(...parts: string[]): Promise<string> {
  const salt = await saltOf(amsterdamDay(new Date()))
  return createHash('sha256')
    .update([salt, ...parts].join('\n'))
    .digest('hex')
}

async function saltOf(day: string): Promise<string> {
  const [known] = await db.select().from(daySalts).where(eq(daySalts.day, day))
  if (known) return known.salt

  await deleteOldSalts(day)
  await db
    .insert(daySalts)
    .values({ day, salt: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  // Read again: another process may have been first.
  return saltOf(day)
}

export async function deleteOldSalts(today: string): Promise<void> {
  await db.delete(daySalts).where(lt(daySalts.day, today))
}

/**
 * Notes that it was done once more, unless it was done too often. Who comes at once, in any process,
 * waits here for the end of the transaction of who was first.
 *
 * @returns the seconds to wait, or 0 when it may be done
 */
export async function takeTurn(
  tx: Database,
  key: string,
  atMost: number,
  minutes: number,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const since = sql`now() - make_interval(mins => ${minutes})`
  const [recent] = await tx
    .select({
      number: count(),
      wait: sql<number>`ceil(extract(epoch from min(${rateLimits.at}) - (${since})))::int`,
    })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.at, since)))

  if (recent && recent.number >= atMost) return Math.max(1, recent.wait)
  await tx.insert(rateLimits).values({ key })
  return 0
}

export async function deleteOldTurns(before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.at, before))
}
