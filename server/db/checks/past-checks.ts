import { and, desc, eq, exists, getTableColumns, lt, notExists, sql } from 'drizzle-orm'
import type { PastCheck } from '#domain/check/check-queue.ts'
import { db } from '#server/db/client.ts'
import { checkPictures, checks } from '#server/db/schema.ts'

const mostShown = 20

const { id, item, outcome, username, createdAt, stay, amount, url } = getTableColumns(checks)

/** The earlier checks of something, or of all of a parking or a provider. The newest first. */
export async function listPastChecks(of: {
  item?: string
  parkingId?: number
  providerId?: number
}): Promise<PastCheck[]> {
  const subject =
    of.providerId === undefined
      ? eq(checks.parkingId, of.parkingId ?? 0)
      : eq(checks.providerId, of.providerId)
  const hasPicture = sql<boolean>`exists (select 1 from check_pictures where check_id = ${id})`
  const found = await db
    .select({ id, item, outcome, username, at: createdAt, stay, amount, url, hasPicture })
    .from(checks)
    .where(and(subject, of.item === undefined ? undefined : eq(item, of.item)))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostShown)
  return found.map((check) => ({ ...check, at: check.at.toISOString() }))
}

/** Keeps the picture of a check. False if there is no such check. */
export async function putPicture(
  checkId: number,
  type: string,
  content: Uint8Array,
): Promise<boolean> {
  const picture = { type, content: Buffer.from(content) }
  return db.transaction(async (tx) => {
    const [check] = await tx.select({ id }).from(checks).where(eq(id, checkId)).for('update')
    if (!check) return false
    await tx
      .insert(checkPictures)
      .values({ checkId, ...picture })
      .onConflictDoUpdate({ target: checkPictures.checkId, set: picture })
    return true
  })
}

/** The picture of a check; none of one that was deleted. */
export async function findPicture(checkId: number) {
  const [picture] = await db
    .select({ type: checkPictures.type, content: checkPictures.content })
    .from(checkPictures)
    .where(
      and(
        eq(checkPictures.checkId, checkId),
        exists(db.select({ id }).from(checks).where(eq(id, checkId))),
      ),
    )
  return picture
}

/** Deletes the pictures whose check can no longer be restored. */
export async function deleteOrphanPictures(before: Date): Promise<void> {
  await db.delete(checkPictures).where(
    and(
      lt(checkPictures.createdAt, before),
      notExists(db.select({ id }).from(checks).where(eq(id, checkPictures.checkId))),
      notExists(sql`(select 1 from audit_log where subject = 'checks'
        and subject_id = ${checkPictures.checkId} and at >= ${before.toISOString()})`),
    ),
  )
}
