import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'

export type JobRuns = {
  name: string
  /** When it last did its work, or null. */
  lastCompletedAt: string | null
  /** Runs that failed after all their retries, as far as the queue keeps them. */
  failed: number
  /** Runs that are due, or are tried again. */
  waiting: number
}

/** What the queue of the jobs knows, over all processes. Nothing before the first start of the jobs. */
export async function listJobRuns(): Promise<JobRuns[]> {
  if (!(await hasQueue())) return []
  const { rows } = (await db.execute(sql`
    select name,
      max(completed_on) filter (where state = 'completed') as "lastCompletedAt",
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting
    from pgboss.job
    where name not like '\\_\\_%'
    group by name
    order by name
  `)) as unknown as { rows: (Omit<JobRuns, 'lastCompletedAt'> & { lastCompletedAt: unknown })[] }
  return rows.map((row) => ({ ...row, lastCompletedAt: isoOf(row.lastCompletedAt) }))
}

async function hasQueue(): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select to_regclass('pgboss.job') is not null as "has"`,
  )) as unknown as { rows: { has: boolean }[] }
  return rows[0]?.has === true
}

const isoOf = (moment: unknown): string | null =>
  moment === null ? null : new Date(moment as string).toISOString()
