import { eq, sql } from 'drizzle-orm'
import { maxPasskeys, type StoredPasskey } from '#domain/access/passkey.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { type Editor, edit } from '#server/db/editing.ts'
import { admins } from '#server/db/schema.ts'

export async function findPasskeys(adminId: number, tx = db): Promise<StoredPasskey[]> {
  const [admin] = await tx
    .select({ passkeys: admins.passkeys })
    .from(admins)
    .where(eq(admins.id, adminId))
  return admin?.passkeys ?? []
}

/** The account of a passkey. One whose password was withdrawn is out by its passkeys too. */
export async function findPasskeyAdmin(id: string) {
  const [admin] = await db
    .select()
    .from(admins)
    .where(
      sql`${admins.passkeys} @> ${JSON.stringify([{ id }])}::jsonb and ${admins.passwordHash} is not null`,
    )
  const passkey = admin?.passkeys.find((each) => each.id === id)
  return admin && passkey && { admin, passkey }
}

/**
 * Adds a passkey. As the first second step it brings recovery codes.
 *
 * @returns whether those are the codes of the account now
 */
export async function addPasskey(
  editor: Editor,
  passkey: StoredPasskey,
  codes: string[],
): Promise<Result<{ isFirst: boolean }, 'known' | 'full'>> {
  const added = await edit(editor, async (tx) => {
    const [admin] = await tx.select().from(admins).where(eq(admins.id, editor.id)).for('update')
    if (!admin) throw new Error('the caller is an admin')
    const holders = await tx
      .select({ id: admins.id })
      .from(admins)
      .where(sql`${admins.passkeys} @> ${JSON.stringify([{ id: passkey.id }])}::jsonb`)
    if (holders.length > 0) return refused('known' as const)
    if (admin.passkeys.length >= maxPasskeys) return refused('full' as const)
    const isFirst = admin.totpSecret === null && admin.passkeys.length === 0
    const passkeys = [...admin.passkeys, passkey]
    await tx
      .update(admins)
      .set(isFirst ? { passkeys, recoveryCodes: codes } : { passkeys })
      .where(eq(admins.id, editor.id))
    return ok({ isFirst })
  })
  if (!added.ok && typeof added.why !== 'string')
    throw new Error('a passkey violates no constraint')
  return added as Result<{ isFirst: boolean }, 'known' | 'full'>
}

/**
 * Removes a passkey. With the last second step its recovery codes go.
 *
 * @param keepsOne whether a second step must remain
 */
export async function removePasskey(
  editor: Editor,
  id: string,
  keepsOne: boolean,
): Promise<'done' | 'missing' | 'last'> {
  const removed = await edit(editor, async (tx) => {
    const [admin] = await tx.select().from(admins).where(eq(admins.id, editor.id)).for('update')
    const passkeys = admin?.passkeys.filter((each) => each.id !== id) ?? []
    if (!admin || passkeys.length === admin.passkeys.length) return refused('missing' as const)
    const isLast = admin.totpSecret === null && passkeys.length === 0
    if (isLast && keepsOne) return refused('last' as const)
    await tx
      .update(admins)
      .set(isLast ? { passkeys, recoveryCodes: [] } : { passkeys })
      .where(eq(admins.id, editor.id))
    return ok('done' as const)
  })
  if (removed.ok) return 'done'
  if (typeof removed.why !== 'string') throw new Error('a passkey violates no constraint')
  return removed.why
}

/**
 * Notes a use, and the counter of the authenticator. No edit: a login changes nothing that the log is for.
 *
 * @returns whether it may be used: it was not removed meanwhile, and its counter went up if it counts
 */
export async function notePasskeyUse(
  adminId: number,
  id: string,
  counter: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [admin] = await tx.select().from(admins).where(eq(admins.id, adminId)).for('update')
    const used = admin?.passkeys.find((each) => each.id === id)
    if (!admin || !used || (counter <= used.counter && counter + used.counter > 0)) return false
    const lastUsedAt = new Date().toISOString()
    const passkeys = admin.passkeys.map((each) =>
      each.id === id ? { ...each, counter, lastUsedAt } : each,
    )
    await tx.update(admins).set({ passkeys }).where(eq(admins.id, adminId))
    return true
  })
}
