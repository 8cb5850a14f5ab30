import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type Database, db } from './client.ts'
import { adminSessions, admins, loginAttempts } from './schema.ts'

/** Adds the first administrator, unless there is one. The hash is made only when it is needed. */
export async function addFirstAdmin(
  database: Database,
  username: string,
  hash: () => Promise<string>,
): Promise<boolean> {
  const [present] = await database.select({ id: admins.id }).from(admins).limit(1)
  if (present) return false

  await database.insert(admins).values({ username, passwordHash: await hash() })
  return true
}

export async function findAdmin(username: string) {
  const [admin] = await db.select().from(admins).where(eq(admins.username, username))
  return admin
}

export async function addSession(adminId: number, keyHash: string, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(adminSessions).where(lt(adminSessions.expiresAt, new Date()))
    await tx.insert(adminSessions).values({ adminId, keyHash, expiresAt })
  })
}

/** Who holds this key, when it is that administrator's, not over and not revoked. */
export async function findSessionAdmin(username: string, keyHash: string) {
  const [admin] = await db
    .select({ id: admins.id, username: admins.username })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.keyHash, keyHash),
        eq(admins.username, username),
        gt(adminSessions.expiresAt, new Date()),
        isNull(adminSessions.revokedAt),
      ),
    )
  return admin
}

export async function revokeSession(keyHash: string): Promise<void> {
  await db
    .update(adminSessions)
    .set({ revokedAt: new Date() })
    .where(eq(adminSessions.keyHash, keyHash))
}

export async function findLoginAttempts(key: string) {
  const [attempts] = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key))
  return attempts
}

export async function addFailedLogin(key: string): Promise<void> {
  await db
    .insert(loginAttempts)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { failures: sql`${loginAttempts.failures} + 1`, lastAt: new Date() },
    })
}

export async function clearFailedLogins(key: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
