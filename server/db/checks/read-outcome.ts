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
  const { subject, subjectId, adminId, action, undoneAt, before, after, change, id } = auditLog
  const [table, rowId] =
    parkingId === undefined ? ['providers', providerId ?? 0] : ['parkings', parkingId]
  const edits = await tx
    .select({ before, after, change })
    .from(auditLog)
    .where(
      and(
        eq(subject, table),
        eq(subjectId, rowId),
        eq(adminId, editor.id),
        eq(action, 'update'),
        isNull(undoneAt),
        sql`(${before} ->> 'version')::int >= ${since}`,
      ),
    )
    .orderBy(asc(id))
  const [first, last] = [edits[0]?.before, edits.at(-1)?.after]
  if (!first || !last) return null
  const changes = edits.map((edit) => edit.change)
  const charged = await tx
    .select({ before, after })
    .from(auditLog)
    .where(
      and(
        inArray(subject, ['tariffs', 'surcharges']),
        inArray(change, changes),
        sql`(coalesce(${after}, ${before}) ->> 'parking_id')::int = ${parkingId ?? 0}`,
      ),
    )
  return loggedOutcome(item, { before: first, after: last, charged })
}
