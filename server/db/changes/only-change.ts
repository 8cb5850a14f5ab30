import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Period } from '#domain/statistics/period.ts'
import { db } from '#server/db/client.ts'
import { auditLog, parkings } from '#server/db/schema.ts'
import { edits, startOf, visibleTo } from './change-filter.ts'
import { ownedKinds, ownerOf } from './log-expressions.ts'

/**
 * The one change of these days that is about an airport or its parkings; or, if nothing about it changed, the one
 * change at all. Undefined if there are more, so that none stands out.
 */
export async function findOnlyChange(days: Period, airport?: string): Promise<string | undefined> {
  const about = airport === undefined ? [] : await findFirstTwo(days, isAt(airport))
  const found = about.length > 0 ? about : await findFirstTwo(days)
  return found.length === 1 ? found[0] : undefined
}

async function findFirstTwo({ from, to }: Period, where?: SQL): Promise<string[]> {
  const found = await db
    .selectDistinct({ change: auditLog.change })
    .from(auditLog)
    .where(
      and(
        // A link is for everyone who sees the statistics.
        visibleTo('reader'),
        inArray(auditLog.action, edits),
        sql`${auditLog.at} >= ${startOf(sql`${from}::date`)}`,
        sql`${auditLog.at} < ${startOf(sql`${to}::date + 1`)}`,
        where,
      ),
    )
    .limit(2)
  return found.map(({ change }) => change)
}

const row = sql`coalesce(${auditLog.after}, ${auditLog.before})`

/** Whether an entry is about an airport, a parking there, or what belongs to that parking. */
function isAt(airport: string): SQL | undefined {
  const ofParkings = ownedKinds.filter(({ of }) => of === 'parkings').map(({ table }) => table)
  return or(
    sql`(${auditLog.subject} = 'airports' and ${row} ->> 'code' = ${airport})`,
    sql`(${auditLog.subject} = 'parkings' and ${row} ->> 'airport_code' = ${airport})`,
    and(
      inArray(auditLog.subject, ofParkings),
      sql`${ownerOf(auditLog)} in (select id::text from ${parkings} where airport_code = ${airport})`,
    ),
  )
}
