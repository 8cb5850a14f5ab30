import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import { daySalts, rateLimits } from '#server/db/schema.ts'

/**
 * A pseudonym for a visitor, valid for one day: a hash with a random salt that is deleted after the
 * day, so it can't be traced back. The IP address itself is never stored.
 */
export async function dayHash(...parts: string[]): Promise<string> {
  const day = amsterdamDay(new Date())
  if (known?.day !== day) known = { day, salt: await saltOf(day) }
  const { salt } = known
  return createHash('sha256')
    .update([salt, ...parts].join('\n'))
    .digest('hex')
}

/** The salt of a day never changes, so it is read once. */
let known: { day: string; salt: string } | undefined

async function saltOf(day: string): Promise<string> {
  const [stored] = await db.select().from(daySalts).where(eq(daySalts.day, day))
  if (stored) return stored.salt

  await deleteOldSalts(day)
  await db
    .insert(daySalts)
    .values({ day, salt: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  // Read it back: another process may have inserted its own first.
  return saltOf(day)
}

export async function deleteOldSalts(today: string): Promise<number> {
  const old = lt(daySalts.day, today)
  return (await db.delete(daySalts).where(old).returning({ day: daySalts.day })).length
}

/**
 * Counts one more action under a key, unless the limit is reached. The advisory lock makes
 * simultaneous transactions with the same key, in any process, wait for each other.
 *
 * @returns the seconds to wait, or 0 if the action is allowed
 */
export async function takeTurn(
  tx: Database,
  key: string,
  atMost: number,
  minutes: number,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const since = minutesAgo(minutes)
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

/** How many more actions the limit allows under a key. */
export async function turnsLeft(key: string, atMost: number, minutes: number): Promise<number> {
  const isRecent = and(eq(rateLimits.key, key), gt(rateLimits.at, minutesAgo(minutes)))
  return Math.max(0, atMost - (await db.$count(rateLimits, isRecent)))
}

/** Counts an action that was done, where another may not start meanwhile. */
export async function countTurn(key: string): Promise<void> {
  await db.insert(rateLimits).values({ key })
}

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

export async function deleteOldTurns(before: Date): Promise<number> {
  const old = lt(rateLimits.at, before)
  return (await db.delete(rateLimits).where(old).returning({ id: rateLimits.id })).length
}
