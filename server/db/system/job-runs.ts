import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'

export type JobRuns = {
  name: string
  /** When it last did its work, or null. */
  lastCompletedAt: string | null
  /** Runs that failed after all their retries, as far as the queue keeps them. */
  failed: number
  /** How many of its last scheduled runs failed in a row, after their retries. What somebody started counts for none. */
  failedInRow: number
  /** Runs that are due, are tried again, or are at work. */
  waiting: number
  /** The last time that it ended, well or not. */
  last: { at: string; ms: number; isDone: boolean; output: unknown } | null
}

type Row = Omit<JobRuns, 'lastCompletedAt' | 'last'> & {
  lastCompletedAt: unknown
  endedAt: unknown
  ms: number | null
  state: string | null
  output: unknown
}

/** What the queue of the jobs knows, over all processes. Nothing before the first start of the jobs. */
export async function listJobRuns(): Promise<JobRuns[]> {
  if (!(await hasQueue())) return []
  const { rows } = (await db.execute(sql`
    with run as (
      select name, state, output, started_on, completed_on, singleton_key,
        coalesce(completed_on, started_on) as ended_on,
        state in ('completed', 'failed') as is_over,
        (state in ('created', 'retry') and start_after <= now()) or state = 'active' as is_waiting
      from pgboss.job
      where name not like '\\_\\_%'
    ), newest as (
      select distinct on (name) name, state, output, ended_on,
        extract(epoch from ended_on - started_on)::float8 * 1000 as ms
      from run
      where is_over or (state = 'retry' and started_on is not null)
      order by name, ended_on desc
    ), done as (
      select name, max(completed_on) as at from run where state = 'completed' group by name
    )
    select run.name,
      done.at as "lastCompletedAt",
      count(*) filter (where run.state = 'failed')::int as failed,
      count(*) filter (
        where run.state = 'failed' and run.completed_on > coalesce(done.at, '-infinity')
          and run.singleton_key is null
      )::int as "failedInRow",
      count(*) filter (where is_waiting)::int as waiting,
      newest.ended_on as "endedAt", newest.ms, newest.state, newest.output
    from run
    left join newest on newest.name = run.name
    left join done on done.name = run.name
    group by run.name, done.at, newest.ended_on, newest.ms, newest.state, newest.output
    order by run.name
  `)) as unknown as { rows: Row[] }
  return rows.map(({ endedAt, ms, state, output, ...row }) => ({
    ...row,
    lastCompletedAt: isoOf(row.lastCompletedAt),
    last:
      endedAt === null
        ? null
        : { at: isoOf(endedAt) ?? '', ms: ms ?? 0, isDone: state === 'completed', output },
  }))
}

async function hasQueue(): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select to_regclass('pgboss.job') is not null as "has"`,
  )) as unknown as { rows: { has: boolean }[] }
  return rows[0]?.has === true
}

const isoOf = (moment: unknown): string | null =>
  moment === null ? null : new Date(moment as string).toISOString()
