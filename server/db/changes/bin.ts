import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Role } from '#domain/access/role.ts'
import { type Deleted, rowName } from '#domain/changes/change.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema.ts'
import { visibleTo } from './change-filter.ts'
import { asChange } from './change-log.ts'
import { undoable } from './undo.ts'

/** The deletes since a date that can still be undone, the newest first. */
export async function listDeleted(since: Date, role: Role): Promise<Deleted[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        visibleTo(role),
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
export async function forgetContactChanges(before: Date): Promise<number> {
  const forgotten = await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        inArray(auditLog.subject, ['contact_requests', 'contact_messages']),
        lt(auditLog.at, before),
        or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
      ),
    )
    .returning({ id: auditLog.id })
  return forgotten.length
}
