import { asc, eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import * as tables from '#server/db/earnings/tables.ts'
import {
  conversions,
  couplings,
  payoutLines,
  payouts,
  programmes,
} from '#server/db/earnings/tables.ts'
import { findReference } from '#server/db/references.ts'
import { parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

let programmeId = 0
let parkingId = 0
let conversionId = 0

beforeEach(async () => {
  for (const table of [payoutLines, payouts, conversions, couplings, programmes]) {
    await db.delete(table)
  }
  const [parking] = await db.select({ id: parkings.id }).from(parkings).orderBy(asc(parkings.id))
  parkingId = parking?.id ?? 0
  const [programme] = await db
    .insert(programmes)
    .values({ name: 'Proef', network: 'awin', statusSince: '2026-01-01' })
    .returning({ id: programmes.id })
  programmeId = programme?.id ?? 0
  const at = new Date('2026-10-01T09:00:00Z')
  const [conversion] = await db
    .insert(conversions)
    .values({
      ...{ programmeId, number: 'T1', bookedAt: at, commission: 450, state: 'open' },
      ...{ stateAt: at, history: [], matchedBy: 'hand', parkingId, parkingName: 'Naam' },
      airportCode: 'AMS',
    })
    .returning({ id: conversions.id })
  conversionId = conversion?.id ?? 0
})

test('every foreign key is known by the name that the database gives it', async () => {
  const names = Object.values(tables).flatMap((table) =>
    is(table, PgTable) ? getTableName(table) : [],
  )
  const { rows } = (await db.execute(sql`select conname as name from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${sql.param(names)}::text[])
    order by conname`)) as unknown as { rows: { name: string }[] }
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ name }) => findReference(name) === undefined)).toEqual([])
})

const removal = (path: string) => asAdmin<{ error: string }>('DELETE', `/api/admin/${path}`)

test('a programme that something refers to is not deleted', async () => {
  expect((await removal(`programmes/${programmeId}`)).status).toBe(409)
  await db.delete(conversions)
  await db.insert(couplings).values({ parkingId, programmeId, startsOn: '2026-01-01' })
  expect((await removal(`programmes/${programmeId}`)).status).toBe(409)
  await db.delete(couplings)
  const payout = { day: '2026-11-16', number: 'P1', amount: 1, vatPercent: 21 }
  await db.insert(payouts).values({ ...payout, network: 'awin', programmeId })
  expect((await removal(`programmes/${programmeId}`)).status).toBe(409)
  await db.delete(payouts)
  expect((await removal(`programmes/${programmeId}`)).status).toBe(200)
})

test('a conversion outlives its parking, and keeps its place', async () => {
  expect((await removal(`parkings/${parkingId}`)).status).toBe(200)
  const [kept] = await db.select().from(conversions).where(eq(conversions.id, conversionId))
  expect(kept).toMatchObject({ parkingId, parkingName: 'Naam', airportCode: 'AMS' })
})

test('a programme outlives its provider', async () => {
  const [{ providerId } = { providerId: null }] = await db
    .select({ providerId: parkings.providerId })
    .from(parkings)
    .where(sql`provider_id is not null`)
  await db.update(programmes).set({ providerId }).where(eq(programmes.id, programmeId))
  await db.update(parkings).set({ providerId: null }).where(sql`provider_id = ${providerId}`)
  expect((await removal(`providers/${providerId}`)).status).toBe(200)
  const [kept] = await db.select().from(programmes).where(eq(programmes.id, programmeId))
  expect(kept?.providerId).toBeNull()
})
