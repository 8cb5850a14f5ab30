import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CheckInput } from '#domain/check/check-schema.ts'
import type { DatedItem } from '#domain/check/dated-item.ts'
import { loggedOutcome } from '#domain/check/logged-outcome.ts'
import type { Database } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
import { auditLog } from '#server/db/schema.ts'

/**
 * What this admin made of something in its form, since the version that the queue showed. The log
 * tells: that it is no longer due may be the work of someone else, or of nobody.
 */
export async function readOutcome(
  tx: Database,
  editor: Editor,
  item: DatedItem,
  { parkingId, providerId, since = 0 }: Pick<CheckInput, 'parkingId' | 'providerId' | 'since'>,
) {
  const { subject, subjectId, adminId, action, undoneAt, at, before, after, id } = auditLog
  const [table, rowId] =
    parkingId === undefined ? ['providers', providerId ?? 0] : ['parkings', parkingId]
  const ofRow = and(eq(subject, table), eq(subjectId, rowId))
  const byEditor = and(eq(adminId, editor.id), isNull(undoneAt))
  const edits = await tx
    .select({ before, after })
    .from(auditLog)
    .where(
      and(ofRow, byEditor, eq(action, 'update'), sql`(${before} ->> 'version')::int >= ${since}`),
    )
    .orderBy(asc(id))
  // They have no version of their own: what came after the last that is known of their parking then.
  const seenAt = tx
    .select({ at: sql`coalesce(max(${at}), '-infinity')` })
    .from(auditLog)
    .where(and(ofRow, sql`(${after} ->> 'version')::int <= ${since}`))
  const charged = await tx
    .select({ before, after })
    .from(auditLog)
    .where(
      and(
        inArray(subject, ['tariffs', 'surcharges']),
        byEditor,
        sql`(coalesce(${after}, ${before}) ->> 'parking_id')::int = ${parkingId ?? 0}`,
        sql`${at} > (${seenAt})`,
      ),
    )
  return loggedOutcome(item, {
    before: edits[0]?.before ?? {},
    after: edits.at(-1)?.after ?? {},
    charged,
  })
}
