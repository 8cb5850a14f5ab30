import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Role } from '#domain/access/role.ts'
import { accountOf, plainUsername } from '#domain/access/username.ts'
import { type Database, db, isDatabaseAway } from '#server/db/client.ts'
import { adminSessions, admins, passwordLinks } from '#server/db/schema.ts'
import { addAccountEvent, findNoticeAddress } from './account-events.ts'
import { hasSecondFactor } from './has-second-factor.ts'

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
  return db.transaction(async (tx) => {
    if (isTaken(await lockAdmins(tx), username)) return false
    await tx.insert(admins).values({ username, passwordHash, role })
    return true
  })
}

/** Whether an account has this user name, or one that is compared as the same. */
export function isTaken(accounts: { username: string }[], username: string): boolean {
  return accounts.some((account) => plainUsername(account.username) === plainUsername(username))
}

export async function listUsernames(database: Database = db): Promise<string[]> {
  const all = await database.select({ username: admins.username }).from(admins)
  return all.map(({ username }) => username)
}

/**
 * Resets a password from the command line. Also ends every session and drops the second factor,
 * which may be lost.
 *
 * @returns whether the admin exists
 */
export async function setPassword(username: string, passwordHash: string): Promise<boolean> {
  const changed = await db.transaction(async (tx) => {
    const admin = accountOf(await lockAdmins(tx), username)
    if (!admin) return undefined
    await tx
      .update(admins)
      .set({ passwordHash, totpSecret: null, totpPending: null, recoveryCodes: [], passkeys: [] })
      .where(eq(admins.id, admin.id))
    await tx.delete(adminSessions).where(eq(adminSessions.adminId, admin.id))
    await revokeLinks(tx, admin.id)
    return admin
  })
  if (!changed) return false
  const email = await findNoticeAddress(changed.id)
  await addAccountEvent({ adminId: changed.id, kind: 'password-on-machine', email })
  return true
}

/**
 * Sets a role from the command line.
 *
 * @returns whether it could: the last manager who can log in stays one
 */
export async function setRole(username: string, role: Role): Promise<'done' | 'missing' | 'last'> {
  return db.transaction(async (tx) => {
    const all = await lockAdmins(tx)
    const changed = accountOf(all, username)
    if (!changed) return 'missing'
    const remains = all.some((admin) => isActiveManager(admin) && admin.id !== changed.id)
    if (role !== 'manager' && !remains) return 'last'
    await tx.update(admins).set({ role }).where(eq(admins.id, changed.id))
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
  return accountOf(await db.select().from(admins), username)
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
      hasSecondFactor,
      lastUsedAt: adminSessions.lastUsedAt,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.keyHash, keyHash), isAlive(idleLife)))
  if (!found || plainUsername(found.username) !== plainUsername(username)) return undefined

  const { lastUsedAt, ...admin } = found
  if (Date.now() - lastUsedAt.getTime() > noteUseEveryMs) {
    await noteUse(keyHash).catch(unlessAway)
  }
  return admin
}

/** Where nothing can be written, as on a full disk, an admin who is logged in still reads why. */
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
