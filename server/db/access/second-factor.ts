import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { ok } from '#domain/form/result.ts'
import { isTaken } from '#server/db/access/admins.ts'
import { db } from '#server/db/client.ts'
import { type Editor, edit } from '#server/db/editing.ts'
import { admins } from '#server/db/schema.ts'

/** Marks a time step as used, so that a code works once. @returns whether it was unused */
export async function takeStep(adminId: number, step: number): Promise<boolean> {
  const used = await db
    .update(admins)
    .set({ totpStep: step })
    .where(and(eq(admins.id, adminId), or(isNull(admins.totpStep), lt(admins.totpStep, step))))
    .returning({ id: admins.id })
  return used.length > 0
}

const holds = (hash: string) => sql`${admins.recoveryCodes} @> ${JSON.stringify([hash])}::jsonb`

/** @returns whether the account has this recovery code; does not use it up */
export async function hasRecoveryCode(username: string, hash: string): Promise<boolean> {
  const holders = await db.select({ username: admins.username }).from(admins).where(holds(hash))
  return isTaken(holders, username)
}

/** Uses up a recovery code. @returns whether it existed */
export async function takeRecoveryCode(adminId: number, hash: string): Promise<boolean> {
  const used = await db
    .update(admins)
    .set({ recoveryCodes: sql`${admins.recoveryCodes} - ${hash}::text` })
    .where(and(eq(admins.id, adminId), holds(hash)))
    .returning({ id: admins.id })
  return used.length > 0
}

/** Stores a pending secret. It has no effect until `acceptSecondFactor`. */
export async function offerSecondFactor(adminId: number, secret: string): Promise<void> {
  await db.update(admins).set({ totpPending: secret }).where(eq(admins.id, adminId))
}

type Accepted = { secret: string; step: number; codes: string[] }

export async function acceptSecondFactor(
  admin: Editor,
  { secret, step, codes }: Accepted,
): Promise<void> {
  await change(admin, {
    totpSecret: secret,
    totpPending: null,
    totpStep: step,
    recoveryCodes: codes,
  })
}

/** Turns off the app. Passkeys stay. */
export async function dropSecondFactor(admin: Editor): Promise<void> {
  await edit(admin, async (tx) => {
    const own = eq(admins.id, admin.id)
    const app = { totpSecret: null, totpPending: null, totpStep: null }
    const [{ passkeys = [] } = {}] = await tx.select().from(admins).where(own).for('update')
    // The recovery codes belong to the passkeys too.
    await tx
      .update(admins)
      .set(passkeys.length > 0 ? app : { ...app, recoveryCodes: [] })
      .where(own)
    return ok(undefined)
  })
}

export async function replaceRecoveryCodes(admin: Editor, recoveryCodes: string[]): Promise<void> {
  await change(admin, { recoveryCodes })
}

export async function changePassword(admin: Editor, passwordHash: string): Promise<void> {
  await change(admin, { passwordHash })
}

/** Changes an admin's own credentials. The log says that they changed, without their values. */
async function change(admin: Editor, guard: Partial<typeof admins.$inferInsert>): Promise<void> {
  await edit(admin, async (tx) => {
    await tx.update(admins).set(guard).where(eq(admins.id, admin.id))
    return ok(undefined)
  })
}
