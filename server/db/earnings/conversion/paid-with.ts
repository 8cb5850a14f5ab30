import { sql } from 'drizzle-orm'
import type { PaidWith } from '#domain/earnings/conversion/paid-with.ts'
import { kinds } from '#domain/kinds.ts'
import type { Database } from '#server/db/client.ts'

type Row = Record<string, unknown> | null
type Entry = {
  at: Date
  subject: string
  subjectId: number | null
  before: Row
  after: Row
}

/**
 * The payouts that cover conversions of a change and came after it: those must be undone before it. A line that takes
 * a conversion back leaves that itself as it is, and counts as a change of it.
 */
export async function findPaidWith(tx: Database, entries: Entry[]): Promise<PaidWith | undefined> {
  const changed = entries.filter((entry) => conversionOf(entry) !== undefined)
  const ids = [...new Set(changed.map(conversionOf))]
  const [first] = changed
  if (!first) return undefined
  const { rows } = (await tx.execute(sql`select payouts.number,
      count(distinct payout_lines.conversion_id)::int as count
    from payout_lines join payouts on payouts.id = payout_lines.payout_id
    where payout_lines.conversion_id = any(${sql.param(ids)}::int[])
      -- Of the log we have the milliseconds: a payout of this change itself is not later.
      and date_trunc('milliseconds', payouts.created_at) > ${first.at.toISOString()}::timestamptz
    group by payouts.id order by payouts.day, payouts.id`)) as unknown as {
    rows: { number: string; count: number }[]
  }
  if (rows.length === 0) return undefined
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return { count, numbers: rows.map(({ number }) => number) }
}

function conversionOf({ subject, subjectId, before, after }: Entry): number | undefined {
  if (subject === kinds.conversion.table) return subjectId ?? undefined
  if (subject !== kinds.payoutLine.table) return undefined
  return Number((after ?? before)?.conversion_id)
}
