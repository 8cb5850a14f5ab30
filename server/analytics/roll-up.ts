import { sql } from 'drizzle-orm'
import { amsterdamDay } from '#domain/date.ts'
import { keysOf } from '#domain/keys.ts'
import { dayPlus, firstOf } from '#domain/period.ts'
import { type Database, db } from '#server/db/client.ts'
import { counted, countedFunnel, funnel, measures } from './measures.ts'
import { lastRolledUp, never, rolledUp, rows } from './totals.ts'

/** So that what is still on its way to the database is there before its day is counted. */
const patience = 10 * 60_000
const batch = 5_000

/** Makes the totals of every day that is over and has none yet, the oldest first. */
export async function rollUp(now = new Date()): Promise<void> {
  const last = dayPlus(amsterdamDay(new Date(now.getTime() - patience)), -1)
  const rolled = await lastRolledUp()
  let day = rolled === never ? await firstRawDay() : dayPlus(rolled, 1)
  for (; day !== undefined && day <= last; day = dayPlus(day, 1)) await rollUpDay(day)
}

/** All of a day or nothing; a second time gives the same. Only while its rows are there. */
async function rollUpDay(day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from daily_totals where day = ${day}`)
    for (const measure of keysOf(measures)) {
      for (const dimension of Object.keys(measures[measure].dimensions)) {
        await tx.execute(sql`insert into daily_totals (measure, dimension, day, key, count, uniques)
          select ${measure}, ${dimension}, day, key, count, uniques
          from (${counted(measure, dimension, day, day)}) raw`)
      }
    }
    await tx.execute(sql`insert into daily_totals (measure, dimension, day, key, count, uniques)
      select ${funnel}, dimension, day, key, count, uniques from (${countedFunnel(day, day)}) raw`)
    await tx.execute(sql`insert into daily_totals (measure, dimension, day, key, count)
      values (${rolledUp}, '', ${day}, '', 1)`)
  })
}

async function firstRawDay(tx: Database = db): Promise<string | undefined> {
  const [row] = await rows<{ day: string | null }>(
    sql`select (least(
      (select min(click_date) from affiliate_clicks), (select min(at) from page_views),
      (select min(at) from filter_uses), (select min(created_at) from contact_requests)
    ) at time zone 'Europe/Amsterdam')::date::text as day`,
    tx,
  )
  return row?.day ?? undefined
}

const raw = [
  { table: sql`affiliate_clicks`, at: sql`click_date` },
  { table: sql`page_views`, at: sql`at` },
  { table: sql`filter_uses`, at: sql`at` },
]

/** Forgets the single clicks and visits from before this day, as far as their days have totals. */
export async function deleteRaw(before: string): Promise<void> {
  const end = firstOf(before, dayPlus(await lastRolledUp(), 1))
  for (const { table, at } of raw) {
    for (let deleted = batch; deleted === batch; ) {
      const gone = await rows(sql`
        delete from ${table} where id in (
          select id from ${table}
          where ${at} < ${end}::date::timestamp at time zone 'Europe/Amsterdam'
          order by ${at} limit ${batch}
        ) returning id`)
      deleted = gone.length
    }
  }
}
