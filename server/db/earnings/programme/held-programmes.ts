import { type SQL, sql } from 'drizzle-orm'
import { noProgramme, type ParkingProgramme } from '#domain/parking/parking.ts'
import { parkings } from '#server/db/schema.ts'
import { rows } from '#server/statistics/totals.ts'

/** The programme that each parking has on a day, as `parking_id` and `programme_id`. Null: none from some day on. */
export const heldOn = (day: SQL) => sql`(select distinct on (parking_id) parking_id, programme_id
  from couplings where starts_on <= ${day} order by parking_id, starts_on desc)`

const held = heldOn(sql`(now() at time zone 'Europe/Amsterdam')::date`)

/** The parkings that have no programme on a day. */
export const withoutProgramme = (day: string): SQL => sql`
  select parkings.id from parkings where parkings.id not in (
    select parking_id from ${heldOn(sql`${day}`)} held where programme_id is not null)`

/** The parkings that have this programme today, or those that have none. */
export const hasProgramme = (chosen: string): SQL =>
  chosen === noProgramme
    ? sql`${parkings.id} not in (select parking_id from ${held} held where programme_id is not null)`
    : sql`${parkings.id} in (select parking_id from ${held} held where programme_id::text = ${chosen})`

export async function listHeld(ids: number[]): Promise<Map<number, ParkingProgramme>> {
  const found = await rows<ParkingProgramme & { parking: number }>(sql`
    select held.parking_id as parking, programmes.id, programmes.name from ${held} held
    join programmes on programmes.id = held.programme_id
    where held.parking_id = any(${sql.param(ids)}::int[])`)
  return new Map(found.map(({ parking, id, name }) => [parking, { id, name }]))
}

/** How many parkings have each programme, of this many. */
export async function countHeld(total: number): Promise<Record<string, number>> {
  const counted = await rows<{ id: number; parkings: number }>(sql`
    select programme_id as id, count(*)::int as parkings from ${held} held
    where programme_id is not null group by 1`)
  const coupled = counted.reduce((sum, { parkings }) => sum + parkings, 0)
  const counts = Object.fromEntries(counted.map(({ id, parkings }) => [`${id}`, parkings]))
  return total > coupled ? { ...counts, [noProgramme]: total - coupled } : counts
}
