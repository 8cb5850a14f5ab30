import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Role } from '#domain/access/role.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { adminSessions, admins, passwordLinks } from '#server/db/schema.ts'
import {
  isActiveManager,
  isAlive,
  isTaken,
  lockAdmins,
  revokeLinks,
  revokeSessions,
} from './admins.ts'
import { hasSecondFactor } from './has-second-factor.ts'

export type LinkInput = { tokenHash: string; email: string | null; expiresAt: Date }

/** Why a manager may not change a colleague. `unallowed`: they are no manager any more. */
export type ColleagueRefusal = 'self' | 'unallowed' | 'missing' | 'stale' | Clash

/** Every admin, with their last link that was not used. */
export async function listAdmins(idleLife: number) {
  const { id, username, role, createdAt, passwordHash } = getTableColumns(admins)
  const alive = and(eq(adminSessions.adminId, admins.id), isAlive(idleLife))
  const rows = await db
    .select({
      id,
      username,
      role,
      createdAt,
      hasPassword: sql<boolean>`${passwordHash} is not null`,
      hasSecondFactor,
      sessions: db.$count(adminSessions, alive),
    })
    .from(admins)
    .orderBy(asc(admins.username))
  const links = await db
    .selectDistinctOn([passwordLinks.adminId])
    .from(passwordLinks)
    .where(isNull(passwordLinks.usedAt))
    .orderBy(passwordLinks.adminId, desc(passwordLinks.id))
  const linkOf = new Map(links.map((link) => [link.adminId, link]))

  return rows.map((admin) => ({ ...admin, link: linkOf.get(admin.id) }))
}

/** Adds an admin without a password, who chooses one with the link. */
export async function inviteAdmin(
  editor: Editor,
  { username, role }: { username: string; role: Role },
  link: LinkInput,
): Promise<Result<number, 'unallowed' | Clash>> {
  return edit(editor, async (tx) => {
    const all = await lockAdmins(tx)
    if (!all.some(isEditor(editor))) return refused('unallowed')
    if (isTaken(all, username)) return refused({ taken: 'admins_username' })
    const [added] = await tx
      .insert(admins)
      .values({ username, role, passwordHash: null })
      .returning({ id: admins.id })
    if (!added) throw new Error('a row that was inserted has an id')
    await tx.insert(passwordLinks).values({ ...link, adminId: added.id, isInvitation: true })
    return ok(added.id)
  })
}

/** @returns refused with `stale` if the role is no longer the one that the change is based on */
export async function changeRole(
  editor: Editor,
  id: number,
  { role, was }: { role: Role; was?: Role | undefined },
): Promise<Result<number, ColleagueRefusal>> {
  return changeColleague(editor, id, async (tx, colleague) => {
    if (was !== undefined && colleague.role !== was) return refused('stale')
    await tx.update(admins).set({ role }).where(eq(admins.id, id))
    return ok(id)
  })
}

export async function removeAdmin(
  editor: Editor,
  id: number,
): Promise<Result<number, ColleagueRefusal>> {
  return changeColleague(editor, id, async (tx) => {
    await revokeLinks(tx, id)
    await tx.delete(admins).where(eq(admins.id, id))
    return ok(id)
  })
}

/**
 * Replaces the links of a colleague by a new one. Also withdraws the password and ends the
 * sessions: whoever knows the old password is out at once.
 */
export async function replaceLink(
  editor: Editor,
  id: number,
  link: LinkInput,
): Promise<Result<{ username: string; isInvitation: boolean }, ColleagueRefusal>> {
  return changeColleague(editor, id, async (tx, { username, passwordHash }) => {
    const isInvitation = passwordHash === null && (await wasInvited(tx, id))
    await revokeLinks(tx, id)
    await revokeSessions(id, undefined, tx)
    await tx.update(admins).set({ passwordHash: null }).where(eq(admins.id, id))
    await tx.insert(passwordLinks).values({ ...link, adminId: id, isInvitation })
    return ok({ username, isInvitation })
  })
}

async function wasInvited(tx: Database, id: number): Promise<boolean> {
  const [last] = await tx
    .select({ isInvitation: passwordLinks.isInvitation })
    .from(passwordLinks)
    .where(eq(passwordLinks.adminId, id))
    .orderBy(desc(passwordLinks.id))
    .limit(1)
  return last?.isInvitation ?? false
}

/** Withdraws a link that was not used yet. */
export async function withdrawLink(
  editor: Editor,
  id: number,
): Promise<Result<number, ColleagueRefusal>> {
  return changeColleague(editor, id, async (tx) =>
    (await revokeLinks(tx, id)) ? ok(id) : refused('missing'),
  )
}

/** For a colleague who lost their phone and the recovery codes. Ends the sessions. */
export async function resetSecondFactor(
  editor: Editor,
  id: number,
): Promise<Result<number, ColleagueRefusal>> {
  return changeColleague(editor, id, async (tx) => {
    await tx
      .update(admins)
      .set({
        totpSecret: null,
        totpPending: null,
        totpStep: null,
        recoveryCodes: [],
        passkeys: [],
      })
      .where(eq(admins.id, id))
    await revokeSessions(id, undefined, tx)
    return ok(id)
  })
}

type Colleague = Awaited<ReturnType<typeof lockAdmins>>[number]

/**
 * Runs a change of another admin, while the editor is still a manager. So at least one manager who
 * can log in always remains: of two who demote each other at the same time, only the first
 * succeeds.
 */
async function changeColleague<Done extends Result<unknown, ColleagueRefusal>>(
  editor: Editor,
  id: number,
  work: (tx: Database, colleague: Colleague) => Promise<Done>,
) {
  if (id === editor.id) return refused('self' as const)
  return edit(editor, async (tx): Promise<Done | Result<never, 'unallowed' | 'missing'>> => {
    const all = await lockAdmins(tx)
    if (!all.some(isEditor(editor))) return refused('unallowed')
    const colleague = all.find((admin) => admin.id === id)
    return colleague ? work(tx, colleague) : refused('missing')
  })
}

const isEditor =
  ({ id }: Editor) =>
  (admin: Colleague) =>
    admin.id === id && isActiveManager(admin)
