import { and, desc, eq, gt, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import { linkState } from '#domain/access/password-link.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { type Clash, edit } from '#server/db/editing.ts'
import { admins, passwordLinks } from '#server/db/schema.ts'
import { isNoticeAddress } from './account-events.ts'
import { revokeSessions } from './admins.ts'
import { hasSecondFactor } from './has-second-factor.ts'

/** A link with its state and its admin. A removed admin leaves a link that was withdrawn. */
export async function findLink(tokenHash: string, now = new Date()) {
  const [found] = await db
    .select({
      link: passwordLinks,
      admin: {
        id: admins.id,
        username: admins.username,
        role: admins.role,
        hasSecondFactor,
      },
    })
    .from(passwordLinks)
    .leftJoin(admins, eq(admins.id, passwordLinks.adminId))
    .where(eq(passwordLinks.tokenHash, tokenHash))
  return found && { ...found.link, admin: found.admin, state: linkState(found.link, now) }
}

/** Sets the password of an admin with their link. Of two at the same time, only the first does. */
export async function takePasswordLink(
  admin: { id: number; username: string },
  tokenHash: string,
  passwordHash: string,
): Promise<Result<void, 'used' | Clash>> {
  const now = new Date()
  return edit(admin, async (tx) => {
    const used = await tx
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordLinks.tokenHash, tokenHash),
          eq(passwordLinks.adminId, admin.id),
          isNull(passwordLinks.usedAt),
          isNull(passwordLinks.revokedAt),
          gt(passwordLinks.expiresAt, now),
        ),
      )
      .returning({ id: passwordLinks.id })
    if (used.length === 0) return refused('used')
    await tx.update(admins).set({ passwordHash }).where(eq(admins.id, admin.id))
    await revokeSessions(admin.id, undefined, tx)
    return ok(undefined)
  })
}

/**
 * Deletes links that ended before a date, except of an admin who still waits for one, and the last that was used of
 * each admin: its address is where they hear what happens to their account.
 */
export async function deleteOldLinks(before: Date): Promise<number> {
  const waiting = db.select({ id: admins.id }).from(admins).where(isNull(admins.passwordHash))
  const isNoOnes = or(isNull(passwordLinks.adminId), notInArray(passwordLinks.adminId, waiting))
  const addresses = db
    .selectDistinctOn([passwordLinks.adminId], { id: passwordLinks.id })
    .from(passwordLinks)
    .where(isNoticeAddress)
    .orderBy(passwordLinks.adminId, desc(passwordLinks.usedAt))
  const old = db
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(
      and(lt(passwordLinks.expiresAt, before), isNoOnes, notInArray(passwordLinks.id, addresses)),
    )
  const isOld = inArray(passwordLinks.id, old)
  return (await db.delete(passwordLinks).where(isOld).returning({ id: passwordLinks.id })).length
}
