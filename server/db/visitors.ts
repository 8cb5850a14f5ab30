import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, lt, min } from 'drizzle-orm'
import { amsterdamDay } from '#domain/date.ts'
import { db } from './client.ts'
import { daySalts, rateLimits } from './schema.ts'

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
 * Notes that it was done once more, unless it was done too often.
 *
 * @returns the seconds to wait, or 0 when it may be done
 */
export async function takeTurn(key: string, atMost: number, minutes: number): Promise<number> {
  const window = minutes * 60_000
  const since = new Date(Date.now() - window)
  const [recent] = await db
    .select({ number: count(), first: min(rateLimits.at) })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.at, since)))

  if (recent?.first && recent.number >= atMost) {
    return Math.max(1, Math.ceil((recent.first.getTime() + window - Date.now()) / 1_000))
  }
  await db.insert(rateLimits).values({ key })
  return 0
}

export async function deleteOldTurns(before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.at, before))
}
