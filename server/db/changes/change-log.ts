import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
} from 'drizzle-orm'
import { type Change, type ChangeSubject, type Deleted, rowName } from '#domain/changes/change.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema.ts'
import { undoable } from './undo.ts'

type Entry = typeof auditLog.$inferSelect

export type ChangeFilter = { subject?: string; username?: string; limit: number; offset: number }

/** A page of the log, the newest change first, each with all its rows that match the filter. */
export async function listChanges({
  subject,
  username,
  limit,
  offset,
}: ChangeFilter): Promise<{ total: number; usernames: string[]; changes: Change[] }> {
  const where = and(
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    username === undefined ? undefined : eq(auditLog.username, username),
  )
  const page = db
    .select({ change: auditLog.change, last: max(auditLog.id).as('last') })
    .from(auditLog)
    .where(where)
    .groupBy(auditLog.change)
    .orderBy(desc(max(auditLog.at)), desc(max(auditLog.id)))
    .limit(limit)
    .offset(offset)
    .as('page')
  const [[counted], names, rows] = await Promise.all([
    db
      .select({ total: countDistinct(auditLog.change) })
      .from(auditLog)
      .where(where),
    db.selectDistinct({ username: auditLog.username }).from(auditLog).orderBy(auditLog.username),
    db
      .select(getTableColumns(auditLog))
      .from(auditLog)
      .innerJoin(page, eq(auditLog.change, page.change))
      .where(where)
      .orderBy(desc(auditLog.at), desc(page.last), desc(auditLog.id)),
  ])
  return {
    total: counted?.total ?? 0,
    usernames: names.map(({ username }) => username),
    changes: rows.map(asChange),
  }
}

function asChange({ adminId, at, undoneAt, subject, ...entry }: Entry): Change {
  return {
    ...entry,
    // Only tables of kinds have the logging trigger: see kinds.test.ts.
    subject: subject as ChangeSubject,
    at: at.toISOString(),
    isUndone: undoneAt !== null,
  }
}

/** The deletes since a date that can still be undone, the newest first. */
export async function listDeleted(since: Date): Promise<Deleted[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'delete'),
        gt(auditLog.at, since),
        isNull(auditLog.undoneAt),
        isNotNull(auditLog.before),
        inArray(auditLog.subject, [...undoable]),
      ),
    )
    .orderBy(desc(auditLog.at), asc(auditLog.id))

  return [...Map.groupBy(rows.map(asChange), ({ change }) => change).values()].flatMap((group) => {
    const [first] = group
    const items = group
      .filter(({ subject }) => !kindOfTable(subject)?.owner)
      .map(({ subject, subjectId, before }) => ({
        subject,
        id: subjectId ?? 0,
        name: rowName(subject, before),
      }))
    if (!first || items.length === 0) return []
    const { change, at, username } = first
    return [{ change, at, username, items }]
  })
}

/** Erases visitors' messages from the log once the change can no longer be undone. */
export async function forgetContactChanges(before: Date): Promise<void> {
  await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        eq(auditLog.subject, 'contact_requests'),
        lt(auditLog.at, before),
        or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
      ),
    )
}
