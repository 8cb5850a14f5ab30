import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { adminSessions, admins } from '#server/db/schema.ts'

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
export async function addAdmin(username: string, passwordHash: string): Promise<boolean> {
  const added = await db
    .insert(admins)
    .values({ username, passwordHash })
    .onConflictDoNothing()
    .returning({ id: admins.id })
  return added.length > 0
}

export async function listAdmins() {
  const { id, username, createdAt } = getTableColumns(admins)
  return db
    .select({ id, username, createdAt, hasSecondFactor: sql<boolean>`totp_secret is not null` })
    .from(admins)
    .orderBy(asc(admins.username))
}

export async function newAdmin(
  editor: Editor,
  username: string,
  passwordHash: string,
): Promise<Result<number, Clash>> {
  return edit(editor, async (tx) => {
    const [added] = await tx
      .insert(admins)
      .values({ username, passwordHash })
      .returning({ id: admins.id })
    if (!added) throw new Error('a row that was inserted has an id')
    return ok(added.id)
  })
}

/** Locks all admins: of two who remove each other at the same time, only the first succeeds. */
export async function removeAdmin(
  editor: Editor,
  id: number,
): Promise<Result<number, 'missing' | 'self' | Clash>> {
  if (id === editor.id) return refused('self')
  return edit(editor, async (tx) => {
    const present = await tx
      .select({ id: admins.id })
      .from(admins)
      .orderBy(asc(admins.id))
      .for('update')
    const ids = present.map((admin) => admin.id)
    if (!ids.includes(id) || !ids.includes(editor.id)) return refused('missing')
    await tx.delete(admins).where(eq(admins.id, id))
    return ok(id)
  })
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
    return true
  })
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

const isAlive = (idleLife: number) =>
  and(
    gt(adminSessions.expiresAt, new Date()),
    gt(adminSessions.lastUsedAt, new Date(Date.now() - idleLife)),
    isNull(adminSessions.revokedAt),
  )

/** The admin of a session key, if the session is theirs, not expired and not revoked. */
export async function findSessionAdmin(username: string, keyHash: string, idleLife: number) {
  const [found] = await db
    .select({ id: admins.id, username: admins.username, lastUsedAt: adminSessions.lastUsedAt })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(eq(adminSessions.keyHash, keyHash), eq(admins.username, username), isAlive(idleLife)),
    )
  if (!found) return undefined

  const { lastUsedAt, ...admin } = found
  if (Date.now() - lastUsedAt.getTime() > noteUseEveryMs) await noteUse(keyHash)
  return admin
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
export async function revokeSessions(adminId: number, keepHash = ''): Promise<void> {
  await db
    .update(adminSessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(adminSessions.adminId, adminId), ne(adminSessions.keyHash, keepHash)))
}
