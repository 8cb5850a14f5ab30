import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ok } from '#domain/form/result.ts'
import { type ParkingInput, parkingSchema } from '#domain/parking/parking-schema.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { dayPriceOf } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { knownContentVersion, refreshContentVersion } from '#server/db/content-version.ts'
import { couplings, programmes } from '#server/db/earnings/tables.ts'
import { edit } from '#server/db/editing.ts'
import { auditLog, contentVersion, parkings, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'
import { updateParking } from './edited-parkings.ts'
import { listParkings, parkingRows } from './parkings.ts'
import { setPriceDay } from './price-today.ts'
import { listPricedParkings } from './priced-parkings.ts'

withSeededDatabase()

const editor = { id: 1, username: 'beheer', role: 'manager' as const }
const today = amsterdamDay(new Date())
const tomorrow = dayAfter(today, 1)
const costing = (euros: number, special: Partial<Tariff> = {}) =>
  aTariff({ steps: [{ days: 8, total: 8 * euros }], ...special })

let id: number

beforeEach(async () => {
  await db.delete(tariffs)
  await db.delete(auditLog)
  await db.update(contentVersion).set({ priceDay: today })
  await db.update(parkings).set({ pricePerDay: 20 })
  const [first] = await db.select().from(parkings).where(eq(parkings.airportCode, 'AMS')).limit(1)
  id = Number(first?.id)
  await refreshContentVersion()
})

async function give(...own: Tariff[]) {
  await db.insert(tariffs).values(own.map((tariff) => ({ ...tariff, parkingId: id })))
  await refreshContentVersion()
}

const stored = async () => {
  const row = await parkingRows.find(id)
  if (!row) throw new Error('the parking is there')
  return row
}

async function save(changes: Partial<ParkingInput>) {
  expect(
    (await updateParking(editor, id, { ...parkingSchema.parse(await stored()), ...changes })).ok,
  ).toBe(true)
  await refreshContentVersion()
}

const publicPrice = async () =>
  (await listParkings('AMS')).find((parking) => parking.id === id)?.pricePerDay

test('the price of today is that of the domain, whatever the tariff', async () => {
  const euros = fc.integer({ min: 0, max: 9_000_000 }).map((cents) => cents / 100)
  const days = fc.option(fc.integer({ min: 1, max: 30 }))
  const any = fc
    .record({
      steps: fc.uniqueArray(fc.record({ days: fc.integer({ min: 1, max: 30 }), total: euros }), {
        selector: ({ days }) => days,
        maxLength: 6,
      }),
      extraDay: euros,
      minimumDays: days,
      maximumDays: days,
    })
    .map(({ steps, ...rest }) =>
      aTariff({ ...rest, steps: steps.toSorted((a, b) => a.days - b.days) }),
    )
  const sampled = fc.sample(any, { seed: 42, numRuns: 300 })
  const rows = sampled.map(({ steps, extraDay, minimumDays, maximumDays }) => ({
    ...{ steps, extra_day: extraDay, minimum_days: minimumDays, maximum_days: maximumDays },
  }))
  const found = (await db.execute(
    sql`select day_price(jsonb_populate_record(null::tariffs, value))::float8 as price
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality order by ordinality`,
  )) as unknown as { rows: { price: number | null }[] }

  expect(found.rows.map(({ price }) => price)).toEqual(
    sampled.map((tariff) => dayPriceOf([tariff], today) ?? null),
  )
})

test('a tariff of today gives the price that travellers read, and the typed one is kept', async () => {
  await give(costing(7), costing(9, { validFrom: today }), costing(1, { validFrom: tomorrow }))

  expect(await stored()).toMatchObject({ pricePerDay: 20, priceToday: 9 })
  expect(await publicPrice()).toBe(9)
  const [priced] = (await listPricedParkings('AMS')).filter((parking) => parking.id === id)
  expect(priced).toMatchObject({ pricePerDay: 9, priceWithoutTariff: 20 })
})

test('a tariff that is over, or for fewer than eight days, leaves the typed price', async () => {
  await give(costing(7, { validTo: dayAfter(today, -1) }))
  expect(await stored()).toMatchObject({ pricePerDay: 20, priceToday: 20 })

  await give(costing(7, { validFrom: today, maximumDays: 7 }))
  expect(await stored()).toMatchObject({ pricePerDay: 20, priceToday: 20 })
  await save({ pricePerDay: 21 })
  expect(await stored()).toMatchObject({ pricePerDay: 21, priceToday: 21 })
  const [priced] = (await listPricedParkings('AMS')).filter((parking) => parking.id === id)
  expect(priced).not.toHaveProperty('priceWithoutTariff')
})

test('a typed price does not touch that of the tariff, a tariff that goes leaves it', async () => {
  await give(costing(9))
  await save({ pricePerDay: 6 })
  expect(await stored()).toMatchObject({ pricePerDay: 6, priceToday: 9 })

  await save({ tariffs: [] })
  expect(await stored()).toMatchObject({ pricePerDay: 6, priceToday: 6 })
})

test('the lowest price of an airport is the price of today', async () => {
  const lowest = async () => (await listAirports()).find(({ code }) => code === 'AMS')?.lowestPrice
  expect(await lowest()).toBe(20)

  await give(costing(9))
  expect(await lowest()).toBe(9)
})

test('a change of a tariff is one of its parking, and only that: no price is logged with it', async () => {
  const before = await stored()
  await edit(editor, async (tx) => {
    await tx.insert(tariffs).values({ ...costing(9), parkingId: id })
    return ok(undefined)
  })

  expect((await stored()).version).toBe(before.version + 1)
  const logged = await db.select().from(auditLog).where(eq(auditLog.username, 'beheer'))
  expect(logged.map(({ subject }) => subject)).toEqual(['tariffs'])
})

test('an undo gives back what was typed, and the price of today follows', async () => {
  await give(costing(9))
  const former = await stored()
  const removed = await parkingRows.remove(editor, [{ id }])
  if (!removed.ok) throw new Error('it can be removed')
  expect(await undoChange(editor, removed.value.change)).toMatchObject({ ok: true })

  expect(await stored()).toMatchObject({ pricePerDay: 20, priceToday: former.priceToday })
})

test('on the day that a tariff begins or ends the price follows, and no cached page is kept', async () => {
  await give(
    costing(9, { validTo: today }),
    costing(7, { validFrom: dayAfter(today, 3), validTo: dayAfter(today, 4) }),
  )
  const { version, updatedAt } = await stored()
  const on = async (day: string) => {
    const known = knownContentVersion()
    await setPriceDay(day)
    await refreshContentVersion()
    return [await publicPrice(), knownContentVersion() - known]
  }

  expect(await on(today)).toEqual([9, 0])
  expect(await on(tomorrow)).toEqual([20, 1])
  expect(await on(dayAfter(today, 2))).toEqual([20, 0])
  expect(await on(dayAfter(today, 3))).toEqual([7, 1])
  // The site was away for a week.
  expect(await on(dayAfter(today, 10))).toEqual([20, 1])
  expect(await stored()).toMatchObject({ version, updatedAt })
})

test('a tariff of the same price that begins raises the content version: its check may differ', async () => {
  await give(costing(20, { validFrom: tomorrow }))
  const known = knownContentVersion()
  await setPriceDay(tomorrow)
  await refreshContentVersion()

  expect(knownContentVersion()).toBe(known + 1)
})

test('a coupling that begins, and one that ends, keeps no cached page of the day before', async () => {
  const [programme] = await db
    .insert(programmes)
    .values({ name: 'Later', network: 'awin', statusSince: today })
    .returning()
  await db.insert(couplings).values([
    { parkingId: id, programmeId: programme?.id, startsOn: tomorrow },
    { parkingId: id, programmeId: null, startsOn: dayAfter(today, 3) },
  ])
  await refreshContentVersion()
  const raisedOn = async (days: number) => {
    const known = knownContentVersion()
    await setPriceDay(dayAfter(today, days))
    await refreshContentVersion()
    return knownContentVersion() - known
  }

  const raised = []
  for (const days of [0, 1, 2, 3, 4]) raised.push(await raisedOn(days))
  expect(raised).toEqual([0, 1, 0, 1, 0])
})

test('a link is that of the programme that holds today, not of one that begins tomorrow', async () => {
  const [now, later] = await db
    .insert(programmes)
    .values([
      { name: 'Nu', network: 'awin', statusSince: today, parameter: 'clickref' },
      { name: 'Straks', network: 'daisycon', statusSince: today, parameter: 'ws' },
    ])
    .returning()
  await db.update(parkings).set({ affiliateUrl: 'https://www.awin1.com/cread.php' })
  const parameter = async () =>
    (await listPricedParkings('AMS')).find((one) => one.id === id)?.outbound?.parameter
  await db.delete(couplings)
  await db.insert(couplings).values([
    { parkingId: id, programmeId: now?.id, startsOn: today },
    { parkingId: id, programmeId: later?.id, startsOn: tomorrow },
  ])
  await db.update(contentVersion).set({ priceDay: dayAfter(today, -1) })
  await refreshContentVersion()
  expect(await parameter()).toBe('clickref')

  // As the clock of the database can't be moved: what would be tomorrow begins today, behind the back of the cache.
  await db.execute(sql`set session_replication_role = replica`)
  await db.delete(couplings).where(eq(couplings.startsOn, today))
  await db.update(couplings).set({ startsOn: today })
  await db.execute(sql`set session_replication_role = origin`)
  await refreshContentVersion()
  expect(await parameter()).toBe('clickref')
  await setPriceDay(today)
  await refreshContentVersion()
  expect(await parameter()).toBe('ws')
})

test('of several processes at midnight one writes', async () => {
  await give(costing(9, { validFrom: tomorrow }))
  const known = knownContentVersion()
  await Promise.all([setPriceDay(tomorrow), setPriceDay(tomorrow), setPriceDay(tomorrow)])
  await refreshContentVersion()

  expect(await publicPrice()).toBe(9)
  expect(knownContentVersion()).toBe(known + 1)
})
