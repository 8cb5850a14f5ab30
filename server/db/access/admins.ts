import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Role } from '#domain/access/role.ts'
import { type Database, db, isDatabaseAway } from '#server/db/client.ts'
import { adminSessions, admins, passwordLinks } from '#server/db/schema.ts'

/** Adds the first admin if there is none. Hashing is slow, so it is done only when needed. */
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

/** @returns whether the username was free */
export async function addAdmin(
  username: string,
  passwordHash: string,
  role: Role,
): Promise<boolean> {
  const added = await db
    .insert(admins)
    .values({ username, passwordHash, role })
    .onConflictDoNothing()
    .returning({ id: admins.id })
  return added.length > 0
}

export async function listUsernames(): Promise<string[]> {
  const all = await db.select({ username: admins.username }).from(admins)
  return all.map(({ username }) => username)
}

/**
 * Resets a password from the command line. Also ends every session and drops the second factor,
 * which may be lost.
 *
 * @returns whether the admin exists
 */
export async function setPassword(username: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .update(admins)
      .set({ passwordHash, totpSecret: null, totpPending: null, recoveryCodes: [] })
      .where(eq(admins.username, username))
      .returning({ id: admins.id })
    if (!admin) return false
    await tx.delete(adminSessions).where(eq(adminSessions.adminId, admin.id))
    await revokeLinks(tx, admin.id)
    return true
  })
}

/**
 * Sets a role from the command line.
 *
 * @returns whether it could: the last manager who can log in stays one
 */
export async function setRole(username: string, role: Role): Promise<'done' | 'missing' | 'last'> {
  return db.transaction(async (tx) => {
    const all = await lockAdmins(tx)
    if (!all.some((admin) => admin.username === username)) return 'missing'
    const remains = all.some((admin) => isActiveManager(admin) && admin.username !== username)
    if (role !== 'manager' && !remains) return 'last'
    await tx.update(admins).set({ role }).where(eq(admins.username, username))
    return 'done'
  })
}

/** Locks all admins, so that of two changes at the same time the second sees the first. */
export async function lockAdmins(tx: Database) {
  const { id, username, role, passwordHash } = getTableColumns(admins)
  return tx
    .select({ id, username, role, passwordHash })
    .from(admins)
    .orderBy(asc(admins.id))
    .for('update')
}

export function isActiveManager(admin: { role: Role; passwordHash: string | null }): boolean {
  return admin.role === 'manager' && admin.passwordHash !== null
}

/** Withdraws the links of an admin that still work. */
export async function revokeLinks(tx: Database, adminId: number): Promise<boolean> {
  const { usedAt, revokedAt } = passwordLinks
  const revoked = await tx
    .update(passwordLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(passwordLinks.adminId, adminId), isNull(usedAt), isNull(revokedAt)))
    .returning({ id: passwordLinks.id })
  return revoked.length > 0
}

export async function findAdmin(username: string) {
  const [admin] = await db.select().from(admins).where(eq(admins.username, username))
  return admin
}

export async function addSession(session: typeof adminSessions.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(adminSessions).where(lt(adminSessions.expiresAt, new Date()))
    await tx.insert(adminSessions).values(session)
  })
}

export const isAlive = (idleLife: number) =>
  and(
    gt(adminSessions.expiresAt, new Date()),
    gt(adminSessions.lastUsedAt, new Date(Date.now() - idleLife)),
    isNull(adminSessions.revokedAt),
  )

/** The admin of a session key, if the session is theirs, not expired and not revoked. */
export async function findSessionAdmin(username: string, keyHash: string, idleLife: number) {
  const [found] = await db
    .select({
      id: admins.id,
      username: admins.username,
      role: admins.role,
      lastUsedAt: adminSessions.lastUsedAt,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(eq(adminSessions.keyHash, keyHash), eq(admins.username, username), isAlive(idleLife)),
    )
  if (!found) return undefined

  const { lastUsedAt, ...admin } = found
  if (Date.now() - lastUsedAt.getTime() > noteUseEveryMs) {
    await noteUse(keyHash).catch(unlessAway)
  }
  return admin
}

/** Where nothing can be written, as on a full disk, whoever is logged in still reads why. */
function unlessAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error
}

/** Minute precision is enough and saves a write per request. */
const noteUseEveryMs = 60_000

async function noteUse(keyHash: string): Promise<void> {
  await db
    .update(adminSessions)
    .set({ lastUsedAt: new Date() })
    .where(eq(adminSessions.keyHash, keyHash))
}

/** The active sessions of an admin, the last used first. */
export async function listSessions(adminId: number, idleLife: number) {
  const { id, keyHash, device, createdAt, lastUsedAt } = getTableColumns(adminSessions)
  return db
    .select({ id, keyHash, device, createdAt, lastUsedAt })
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), isAlive(idleLife)))
    .orderBy(desc(adminSessions.lastUsedAt), desc(adminSessions.id))
}

export async function revokeSession(keyHash: string): Promise<void> {
  await db
    .update(adminSessions)
    .set({ revokedAt: new Date() })
    .where(eq(adminSessions.keyHash, keyHash))
}

/** @returns whether the session exists and belongs to this admin */
export async function revokeOwnSession(adminId: number, id: number): Promise<boolean> {
  const revoked = await db
    .update(adminSessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(adminSessions.id, id), eq(adminSessions.adminId, adminId)))
    .returning({ id: adminSessions.id })
  return revoked.length > 0
}

/** Revokes every session of an admin except the one with `keepHash`. */
export async function revokeSessions(
  adminId: number,
  keepHash = '',
  database: Database = db,
): Promise<void> {
  await database
    .update(adminSessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(adminSessions.adminId, adminId), ne(adminSessions.keyHash, keepHash)))
}
