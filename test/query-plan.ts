import { type SQL, sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'

/** The plan of a query in a large table: in a small one the planner scans and sorts all rows, if it may. */
export function planOf(query: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const { rows } = (await tx.execute(sql`explain ${query}`)) as unknown as {
      rows: { 'QUERY PLAN': string }[]
    }
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
