import { asc, eq, sql } from 'drizzle-orm'
import { clickDays } from '#domain/check/due.ts'
import type { ParkingClicks } from '#domain/provider/provider.ts'
import { dayAfter } from '#domain/text/date.ts'
import { today } from '#server/db/checks/dated-items.ts'
import { db } from '#server/db/client.ts'
import { parkings } from '#server/db/schema.ts'
import { measures, within } from '#server/statistics/measures.ts'
import { rows } from '#server/statistics/totals.ts'

type Clicks = Map<number, number>

const { at, dimensions } = measures.clicks

/** Counts the clicks themselves: the totals of a day lump those of rarely clicked parkings together. */
async function count(from: string, to: string): Promise<Clicks> {
  const counted = await rows<ParkingClicks>(sql`
    select parking_id as id, count(*)::int as clicks from affiliate_clicks
    where parking_id is not null and ${within(at, from, to)} and ${dimensions.parking.where} group by 1`)
  return new Map(counted.map(({ id, clicks }) => [id, clicks]))
}

let before: { day: string; clicks: Promise<Clicks> } | undefined

/** The clicks of the days before this one, counted once a day. */
async function countBefore(day: string): Promise<Clicks> {
  if (before?.day !== day) {
    before = { day, clicks: count(dayAfter(day, 1 - clickDays), dayAfter(day, -1)) }
    before.clicks.catch(() => {
      before = undefined
    })
  }
  return before.clicks
}

/** The clicks of visitors in 30 days, by parking; those without any are left out. */
export async function listClicks(): Promise<Clicks> {
  const day = today()
  const clicks = new Map(await countBefore(day))
  for (const [id, more] of await count(day, day)) clicks.set(id, (clicks.get(id) ?? 0) + more)
  return clicks
}

/** The same of the parkings of a provider. */
export async function clicksOfProvider(provider: number): Promise<ParkingClicks[]> {
  const { id, providerId } = parkings
  const run = await db
    .select({ id })
    .from(parkings)
    .where(eq(providerId, provider))
    .orderBy(asc(id))
  const clicks = await listClicks()
  return run
    .map(({ id }) => ({ id, clicks: clicks.get(id) ?? 0 }))
    .filter(({ clicks }) => clicks > 0)
}

/** The sort `clicks` of the list. */
export async function clicksSort() {
  const clicks = JSON.stringify(Object.fromEntries(await listClicks()))
  return sql`coalesce((${clicks}::jsonb ->> ${parkings.id}::text)::int, 0)`
}
