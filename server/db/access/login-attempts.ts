import { inArray, lt, sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { loginAttempts } from '#server/db/schema.ts'

export async function listLoginAttempts(keys: string[]) {
  return db.select().from(loginAttempts).where(inArray(loginAttempts.key, keys))
}

// Both writes lock their rows in the order of the key, to prevent deadlocks between processes.

/** Counts one more failure under each key. */
export async function addLoginAttempts(keys: string[]): Promise<void> {
  await db
    .insert(loginAttempts)
    .values(keys.toSorted().map((key) => ({ key, failures: 1, lastAt: new Date() })))
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { failures: sql`${loginAttempts.failures} + 1`, lastAt: new Date() },
    })
}

export async function clearLoginAttempts(keys: string[]): Promise<void> {
  const held = db
    .select({ key: loginAttempts.key })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, keys))
    .orderBy(loginAttempts.key)
    .for('update')
  await db.delete(loginAttempts).where(inArray(loginAttempts.key, held))
}

export async function deleteOldLoginAttempts(before: Date): Promise<number> {
  const old = lt(loginAttempts.lastAt, before)
  const gone = await db.delete(loginAttempts).where(old).returning({ key: loginAttempts.key })
  return gone.length
}

/** @returns whether this key was not counted before */
export async function countOnce(key: string): Promise<boolean> {
  const counted = await db
    .insert(loginAttempts)
    .values({ key, failures: 1, lastAt: new Date() })
    .onConflictDoNothing()
    .returning({ key: loginAttempts.key })
  return counted.length > 0
}
