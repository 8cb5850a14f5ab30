import { sql } from 'drizzle-orm'
import type { DueConversion } from '#domain/earnings/payout/payout.ts'
import { db } from '#server/db/client.ts'
import type { Payer } from './covered.ts'

/** What a payout can be chosen from: approved and not paid, the oldest approval first. */
export async function listDue({ network, programmeId }: Payer): Promise<DueConversion[]> {
  const ofProgramme = programmeId === null ? sql`true` : sql`programmes.id = ${programmeId}`
  const { rows } = (await db.execute(sql`
    with settled as (
      select conversion_id, sum(amount)::int as amount from payout_lines
      where conversion_id in (select id from conversions where state = 'approved') group by 1
    )
    select conversions.id as "conversionId", number, programmes.name as programme,
      commission - coalesce(settled.amount, 0) as amount, parking_name as "parkingName",
      is_said_paid as "isSaidPaid",
      to_char(state_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "approvedOn"
    from conversions join programmes on programmes.id = conversions.programme_id
    left join settled on settled.conversion_id = conversions.id
    where state = 'approved' and network = ${network} and ${ofProgramme}
    order by state_at, conversions.id`)) as unknown as { rows: DueConversion[] }
  return rows
}
