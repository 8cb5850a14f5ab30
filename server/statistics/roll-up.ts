import { type SQL, sql } from 'drizzle-orm'
import { firstOf } from '#domain/statistics/period.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { db } from '#server/db/client.ts'
import {
  counted,
  countedFunnel,
  funnel,
  funnelSteps,
  type MeasureName,
  measures,
} from './measures.ts'
import { lastRolledUp, never, rolledUp, rows } from './totals.ts'

/** Waits until batched events of a day are written before counting it. */
const graceMs = 10 * 60_000
const maxBatchRows = 5_000

/** Makes totals for every past day without them, the oldest first. */
export async function rollUp(now = new Date()): Promise<void> {
  const last = dayAfter(amsterdamDay(new Date(now.getTime() - graceMs)), -1)
  const rolled = await lastRolledUp()
  let day = rolled === never ? await firstRawDay() : dayAfter(rolled, 1)
  await addProgrammes()
  for (; day !== undefined && day <= last; day = dayAfter(day, 1)) await rollUpDay(day)
}

/** Days that were counted before clicks were counted by programme get that too, while their raw clicks are there. */
async function addProgrammes(): Promise<void> {
  const days = await rows<{ day: string }>(sql`
    select day::text as day from daily_totals whole
    where measure = 'clicks' and dimension = 'all'
      and day >= (select (min(click_date) at time zone 'Europe/Amsterdam')::date
        from affiliate_clicks)
      and not exists (select from daily_totals kept where kept.measure = 'clicks'
        and kept.dimension = 'programme' and kept.day = whole.day)`)
  for (const { day } of days) await rollUpDimension('clicks', 'programme', day)
}

/**
 * Marks the day as done last. Until then its raw rows are counted, and a restart replaces its
 * totals. So it needs no transaction, which would block the embedded database.
 */
async function rollUpDay(day: string): Promise<void> {
  for (const measure of keysOf(measures)) {
    for (const dimension of Object.keys(measures[measure].dimensions)) {
      await rollUpDimension(measure, dimension, day)
    }
  }
  for (const dimension of funnelSteps) await clear({ measure: funnel, dimension, day })
  await keep(
    funnel,
    sql`select day, key, count, uniques, dimension
    from (${countedFunnel(day, day)}) raw`,
  )
  await keep(rolledUp, sql`select ${day}::date, '', 1, 0, ''`)
}

async function rollUpDimension(measure: MeasureName, dimension: string, day: string) {
  await clear({ measure, dimension, day })
  const raw = counted(measure, dimension, day, day)
  await keep(measure, sql`select *, ${dimension} from (${raw}) raw`)
}

type Line = { measure: string; dimension: string; day: string }

async function clear({ measure, dimension, day }: Line): Promise<void> {
  await db.execute(sql`delete from daily_totals
    where measure = ${measure} and dimension = ${dimension} and day = ${day}`)
}

async function keep(measure: string, totals: SQL): Promise<void> {
  await db.execute(sql`insert into daily_totals (measure, day, key, count, uniques, dimension)
    select ${measure}, totals.* from (${totals}) totals`)
}

async function firstRawDay(): Promise<string | undefined> {
  const [row] = await rows<{ day: string | null }>(sql`
    select (least(
      (select min(click_date) from affiliate_clicks), (select min(at) from page_views),
      (select min(at) from filter_uses), (select min(created_at) from contact_requests)
    ) at time zone 'Europe/Amsterdam')::date::text as day`)
  return row?.day ?? undefined
}

const raw = [
  { table: sql`affiliate_clicks`, at: sql`click_date` },
  { table: sql`page_views`, at: sql`at` },
  { table: sql`filter_uses`, at: sql`at` },
]

/** @returns how many raw clicks and views from before this day, as far as their days have totals, are deleted */
export async function deleteRaw(before: string): Promise<number> {
  let all = 0
  const end = firstOf(before, dayAfter(await lastRolledUp(), 1))
  for (const { table, at } of raw) {
    for (let deleted = maxBatchRows; deleted === maxBatchRows; ) {
      const deletedRows = await rows(sql`
        delete from ${table} where id in (
          select id from ${table}
          where ${at} < ${end}::date::timestamp at time zone 'Europe/Amsterdam'
          order by ${at} limit ${maxBatchRows}
        ) returning id`)
      deleted = deletedRows.length
      all += deleted
    }
  }
  return all
}
