import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { ok } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { type Editor, edit } from '#server/db/editing.ts'
import { admins } from '#server/db/schema.ts'

/** A code is worth one login. @returns whether this time step was not used before */
export async function takeStep(adminId: number, step: number): Promise<boolean> {
  const used = await db
    .update(admins)
    .set({ totpStep: step })
    .where(and(eq(admins.id, adminId), or(isNull(admins.totpStep), lt(admins.totpStep, step))))
    .returning({ id: admins.id })
  return used.length > 0
}

const holds = (hash: string) => sql`${admins.recoveryCodes} @> ${JSON.stringify([hash])}::jsonb`

/** @returns whether this is a code of that account; it is still there afterwards */
export async function hasRecoveryCode(username: string, hash: string): Promise<boolean> {
  return (await db.$count(admins, and(eq(admins.username, username), holds(hash)))) > 0
}

/** @returns whether there was such a code; it is gone now */
export async function takeRecoveryCode(adminId: number, hash: string): Promise<boolean> {
  const used = await db
    .update(admins)
    .set({ recoveryCodes: sql`${admins.recoveryCodes} - ${hash}::text` })
    .where(and(eq(admins.id, adminId), holds(hash)))
    .returning({ id: admins.id })
  return used.length > 0
}

/** A secret that counts for nothing until a code of it was given. */
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

export async function dropSecondFactor(admin: Editor): Promise<void> {
  await change(admin, { totpSecret: null, totpPending: null, totpStep: null, recoveryCodes: [] })
}

export async function replaceRecoveryCodes(admin: Editor, recoveryCodes: string[]): Promise<void> {
  await change(admin, { recoveryCodes })
}

export async function changePassword(admin: Editor, passwordHash: string): Promise<void> {
  await change(admin, { passwordHash })
}

/** An administrator's own guard; that it changed is in the log, and not what it is. */
async function change(admin: Editor, guard: Partial<typeof admins.$inferInsert>): Promise<void> {
  await edit(admin, async (tx) => {
    await tx.update(admins).set(guard).where(eq(admins.id, admin.id))
    return ok(undefined)
  })
}
