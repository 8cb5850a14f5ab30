import { sql } from 'drizzle-orm'
import { owingOf } from '#domain/earnings/payout/outstanding.ts'
import type { Outstanding } from '#domain/earnings/payout/payout.ts'
import { db } from '#server/db/client.ts'

type Row = Pick<
  Outstanding,
  'network' | 'programmeId' | 'programme' | 'conversions' | 'amount' | 'oldest' | 'terms'
> & { hasEnded: boolean }

/**
 * What is approved and not paid, by network, and by programme where it has terms of its own. What was taken back
 * after it was paid is off it.
 */
export async function listOutstanding(today: string): Promise<Outstanding[]> {
  const { rows } = (await db.execute(sql`
    with due as (
      select programme_id, state_at, commission - coalesce(
          (select sum(amount) from payout_lines where conversion_id = conversions.id), 0) as amount
      from conversions where state = 'approved'
      union all
      select programme_id, null, -sum(payout_lines.amount)
      from payout_lines join conversions on conversions.id = payout_lines.conversion_id
      where state = 'declined' group by conversions.id having sum(payout_lines.amount) <> 0
    ), owed as (
      select programmes.network, own.programme_id, count(due.state_at)::int as conversions,
        sum(due.amount)::int as amount, bool_and(programmes.status = 'ended') as has_ended,
        to_char(min(due.state_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as oldest
      from due join programmes on programmes.id = due.programme_id
      left join payment_terms own on own.programme_id = programmes.id
      group by 1, 2
    )
    select owed.network, owed.programme_id as "programmeId", programmes.name as programme,
      conversions, amount, has_ended as "hasEnded", oldest,
      case when terms.id is not null then jsonb_build_object('id', terms.id, 'version', terms.version,
        'threshold', threshold, 'days', days, 'vatPercent', vat_percent) end as terms
    from owed left join programmes on programmes.id = owed.programme_id
    left join payment_terms terms on terms.network = owed.network
      and terms.programme_id is not distinct from owed.programme_id
    where conversions > 0 or amount <> 0
    order by owed.oldest nulls last, owed.network, programmes.name nulls first`)) as unknown as {
    rows: Row[]
  }
  return rows.map(({ hasEnded, ...row }) => {
    const oldest = row.oldest ?? today
    return { ...row, oldest, owing: owingOf({ ...row, oldest, hasEnded }, today) }
  })
}
