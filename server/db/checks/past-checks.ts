import { createHash } from 'node:crypto'
import { and, desc, eq, exists, getTableColumns, lt, notExists, sql } from 'drizzle-orm'
import type { PastCheck } from '#domain/check/check-queue.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { db } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
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

/** So long who made the picture of a check may replace it, as by a sharper one. */
const replaceableMs = 60 * 60_000

/** Keeps the picture of a check. It is evidence, so nobody else replaces it, and the log says who did. */
export async function putPicture(
  editor: Editor,
  checkId: number,
  type: string,
  content: Uint8Array,
): Promise<Result<void, 'missing' | 'kept'>> {
  const picture = { type, content: Buffer.from(content) }
  return db.transaction(async (tx) => {
    const [check] = await tx
      .select({ id, parking_id: checks.parkingId, provider_id: checks.providerId })
      .from(checks)
      .where(eq(id, checkId))
      .for('update')
    if (!check) return refused('missing')
    const [former] = await tx.select().from(checkPictures).where(eq(checkPictures.checkId, checkId))
    if (former && !isReplaceable(former, editor)) return refused('kept')

    await tx
      .insert(checkPictures)
      .values({ checkId, ...picture, adminId: editor.id })
      .onConflictDoUpdate({ target: checkPictures.checkId, set: picture })
    const said = (one: { type: string; content: Buffer }) => ({
      ...check,
      evidence: pictureText(one),
    })
    const before = former ? said(former) : null
    const event = { action: 'evidence', subject: 'checks', subjectId: checkId } as const
    await noteEvent(editor, { ...event, before, after: said(picture) }, tx)
    return ok(undefined)
  })
}

const isReplaceable = (
  { adminId, createdAt }: { adminId: number | null; createdAt: Date },
  editor: Editor,
) => adminId === editor.id && Date.now() - createdAt.getTime() < replaceableMs

/** By its hash the log tells one picture from another. */
function pictureText({ type, content }: { type: string; content: Buffer }): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return `${type}, ${content.byteLength} bytes, ${hash}`
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
export async function deleteOrphanPictures(before: Date): Promise<number> {
  const isOrphan = and(
    lt(checkPictures.createdAt, before),
    notExists(db.select({ id }).from(checks).where(eq(id, checkPictures.checkId))),
    notExists(sql`(select 1 from audit_log where subject = 'checks'
        and subject_id = ${checkPictures.checkId} and at >= ${before.toISOString()})`),
  )
  const gone = await db
    .delete(checkPictures)
    .where(isOrphan)
    .returning({ id: checkPictures.checkId })
  return gone.length
}
