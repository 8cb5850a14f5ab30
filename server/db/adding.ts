import { and, asc, eq, getTableName, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Result, refused } from '#domain/form/result.ts'
import type { Database } from './client.ts'
import { type Clash, type Editor, edit, logAs } from './editing.ts'
import { auditLog } from './schema.ts'

/** How a client repeats a call: with a UUID that it made, and the hash of what it sends. */
export type Repeatable = { key: string; sentHash: string }

/**
 * The row that an earlier call with the same key has added. The version is the current one, or 0, which
 * is always stale, if another admin has changed the row since.
 */
export type AddedBefore = {
  addedBefore: {
    id: number
    version: number
    /** Whether that call sent something else. Does not matter once another admin has changed the row. */
    isOther: boolean
  }
}

/**
 * Adds a row once, however often its call is repeated: a call whose response was lost is repeated with the
 * same key. The key is the id of the change, so that the log knows what it added.
 */
export function addOnce<Row, Why = never>(
  editor: Editor,
  table: PgTable,
  repeatable: Repeatable | undefined,
  work: (tx: Database) => Promise<Result<Row, Why | Clash>>,
): Promise<Result<Row, Why | Clash | AddedBefore>> {
  return edit(editor, async (tx): Promise<Result<Row, Why | Clash | AddedBefore>> => {
    if (!repeatable) return work(tx)
    const { key, sentHash } = repeatable
    // The first call may still be running.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const [first] = await tx
      .select()
      .from(auditLog)
      .where(eq(auditLog.change, key))
      .orderBy(asc(auditLog.id))
      .limit(1)
    if (!first) {
      await logAs(tx, editor, key)
      const added = await work(tx)
      await tx.update(auditLog).set({ sentHash }).where(eq(auditLog.change, key))
      return added
    }
    const { adminId, subject, subjectId, action } = first
    // The key of something else is not a key.
    const isRepeat = adminId === editor.id && subject === getTableName(table) && action === 'create'
    const row = isRepeat && subjectId !== null ? await lock(tx, table, subjectId) : undefined
    if (!row) return work(tx)
    const isTouched = await isChangedByOthers(tx, editor, subject, row.id)
    const isOther = !isTouched && first.sentHash !== null && first.sentHash !== sentHash
    return refused({ addedBefore: { id: row.id, version: isTouched ? 0 : row.version, isOther } })
  })
}

export function isAddedBefore(why: unknown): why is AddedBefore {
  return typeof why === 'object' && why !== null && 'addedBefore' in why
}

/** The row may have been deleted since. */
async function lock(
  tx: Database,
  table: PgTable,
  id: number,
): Promise<{ id: number; version: number } | undefined> {
  const [row] = await tx
    .select({ id: sql<number>`id`, version: sql<number>`version` })
    .from(table)
    .where(sql`id = ${id}`)
    .for('update')
  return row
}

async function isChangedByOthers(
  tx: Database,
  { id }: Editor,
  subject: string,
  subjectId: number,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId),
        or(isNull(auditLog.adminId), ne(auditLog.adminId, id)),
      ),
    )
    .limit(1)
  return other !== undefined
}
