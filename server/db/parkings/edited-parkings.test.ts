import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { ParkingInput } from '#domain/parking/parking-schema.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { auditLog, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'
import { addParking, findEditedParking, updateParking } from './edited-parkings.ts'
import { listKnown } from './known.ts'
import { parkingRows } from './parkings.ts'

withSeededDatabase()

const editor = { id: 1, username: 'beheer', role: 'manager' as const }

let parking: EditedParking

beforeEach(async () => {
  const [first] = await parkingRows.list()
  parking = await found(first?.id ?? 0)
})

async function found(id: number): Promise<EditedParking> {
  const row = await findEditedParking(id)
  if (!row) throw new Error('the seed has parkings')
  return row
}

/** The fields of the parking itself, without tariffs and facts. */
function ownFields(): ParkingInput {
  const { airportCode, name, imageUrl, type, distance, pricePerDay, rating } = parking
  const { reviews, affiliateUrl, features, unavailable } = parking
  const fields = { airportCode, name, imageUrl, type, distance, pricePerDay, rating }
  return { ...fields, reviews, affiliateUrl, features, unavailable }
}

async function save(changes: Partial<ParkingInput>): Promise<EditedParking> {
  const saved = await updateParking(editor, parking.id, { ...ownFields(), ...changes })
  if (!saved.ok) throw new Error(JSON.stringify(saved.why))
  return saved.value
}

const winter = aTariff({ name: 'Winter', validFrom: '2026-11-01', validTo: '2027-03-31' })
const summer = aTariff({ name: 'Zomer', validFrom: '2027-04-01', validTo: null })
const late: Surcharge = {
  label: 'Laat ophalen',
  amount: 7.5,
  per: 'stay',
  when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
  isCompulsory: true,
}

/** The subjects of the last change in the log. */
async function lastChange() {
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  const { change } = entries.at(-1) ?? {}
  return { change: change ?? '', entries: entries.filter((entry) => entry.change === change) }
}

test('tariffs and surcharges are saved with their parking, and left out stay as they are', async () => {
  const saved = await save({ tariffs: [summer, winter], surcharges: [late] })
  expect(saved.tariffs).toMatchObject([winter, summer])
  expect(saved.surcharges).toEqual([{ ...late, buys: null, id: expect.any(Number) }])

  const again = await save({ name: 'Een andere naam' })
  expect(again.tariffs).toEqual(saved.tariffs)
  expect(again.surcharges).toEqual(saved.surcharges)
})

test('two tariffs may take each other’s period', async () => {
  await save({ tariffs: [winter, summer] })
  const swapped = [
    { ...winter, name: summer.name },
    { ...summer, name: winter.name },
  ]

  expect((await save({ tariffs: swapped })).tariffs).toMatchObject(swapped)
})

test('a change of a tariff makes a form that was opened before it stale, as a form of the same parking sees it', async () => {
  const { version } = await save({ tariffs: [winter] })
  const changed = await save({ tariffs: [{ ...winter, extraDay: 9 }] })
  expect(changed.version).toBeGreaterThan(version)

  const refused = await updateParking(editor, parking.id, { ...ownFields(), version })
  expect(refused).toMatchObject({ ok: false, why: { stale: { tariffs: [{ extraDay: 9 }] } } })
})

test('a save that changes nothing leaves version and log as they are', async () => {
  const { version, surcharges } = await save({ tariffs: [winter], surcharges: [late] })
  const before = await db.$count(auditLog)

  expect((await save({ tariffs: [winter], surcharges })).version).toBe(version)
  expect(await db.$count(auditLog)).toBe(before)
})

describe('when a tariff was checked', () => {
  const then = { checkedOn: '2026-01-01', isChanged: false, checkSource: 'phone' as const }
  const seen = { checkedOn: amsterdamDay(new Date()), isChanged: false, checkedBy: 'beheer' }

  test('is today once its prices are typed; another name is no look, nor is that of another tariff', async () => {
    const before = await save({ tariffs: [{ ...winter, ...then }, summer] })
    expect(before.tariffs).toMatchObject([
      { ...then, checkedBy: 'beheer' },
      { ...seen, checkSource: null },
    ])

    const [first = winter, second = summer] = before.tariffs
    const named = await save({ tariffs: [{ ...first, name: 'Koud' }, second] })
    expect(named.tariffs[0]).toEqual({ ...first, name: 'Koud' })

    const today = { checkedOn: seen.checkedOn, isChanged: false }
    const typed = await save({ tariffs: [{ ...winter, extraDay: 12, ...today }, second] })
    expect(typed.tariffs).toEqual([{ ...winter, extraDay: 12, ...seen, checkSource: null }, second])
    expect(typed.priceCheckedOn).toBe(parking.priceCheckedOn)
  })

  test('is the day that a save gives, with where, and who saved it', async () => {
    await save({ tariffs: [winter] })
    await db.update(tariffs).set({ extraDay: 13 }).where(eq(tariffs.parkingId, parking.id))
    const marked = (await found(parking.id)).tariffs
    expect(marked).toMatchObject([{ ...seen, isChanged: true }])

    const looked = marked.map((tariff) => ({ ...tariff, isChanged: false, checkSource: 'mail' }))
    const { tariffs: again } = await save({ tariffs: looked as typeof marked })
    expect(again).toMatchObject([{ ...seen, checkSource: 'mail', extraDay: 13 }])
  })

  test('stays unknown where a save says so: its prices are then marked', async () => {
    const { tariffs: unknown } = await save({ tariffs: [{ ...winter, checkedOn: null }] })
    expect(unknown).toMatchObject([{ checkedOn: null, isChanged: true, checkedBy: null }])
    expect((await save({ tariffs: unknown })).tariffs).toEqual(unknown)
  })
})

test('a day of check that is saved as unknown stays that, with other tariffs and prices too', async () => {
  const others = [{ ...winter, extraDay: 12 }]
  expect(await save({ tariffs: others, priceCheckedOn: null })).toMatchObject({
    priceCheckedOn: null,
    tariffs: others,
  })
  expect(await save({ pricePerDay: 31, priceCheckedOn: null })).toMatchObject({
    priceCheckedOn: null,
    pricePerDay: 31,
  })
  expect(await save({ pricePerDay: 32 })).toMatchObject({
    priceCheckedOn: null,
    isPriceChanged: true,
  })

  const added = await addParking(editor, { ...ownFields(), priceCheckedOn: null })
  expect(added).toMatchObject({ ok: true, value: { priceCheckedOn: null } })
})

test('facts are saved one by one: left out stays, null is unknown', async () => {
  const fact = { checkedOn: '2026-11-20', source: 'website' }
  await save({ facts: { heightLimit: { ...fact, value: 210 }, photos: { ...fact, value: true } } })
  const { facts } = await save({ facts: { photos: null } })

  expect(facts.heightLimit).toEqual({ ...fact, value: 210 })
  expect(facts).not.toHaveProperty('photos')
})

test('one undo takes back all that a save changed', async () => {
  const before = await save({ tariffs: [winter], surcharges: [late] })
  await save({ name: 'Nieuwe naam', tariffs: [{ ...winter, extraDay: 9 }, summer], surcharges: [] })
  const { change, entries } = await lastChange()
  expect(entries.map(({ subject, action }) => `${action} ${subject}`).toSorted()).toEqual([
    'create parking_aliases',
    'create tariffs',
    'delete surcharges',
    'update parkings',
    'update tariffs',
  ])

  expect(await undoChange(editor, change)).toMatchObject({ ok: true })
  expect(await found(parking.id)).toMatchObject({
    name: before.name,
    tariffs: before.tariffs,
    surcharges: before.surcharges,
  })
})

test('what a surcharge buys is saved, is in the log, and comes back with an undo', async () => {
  const bought: Surcharge = {
    label: 'Sleutel',
    amount: 10,
    per: 'stay',
    when: { kind: 'always' },
    isCompulsory: false,
    buys: 'keepKey',
  }
  const before = await save({ surcharges: [bought] })
  expect(before.surcharges).toMatchObject([bought])
  const cleared = await save({
    surcharges: before.surcharges.map((one) => ({ ...one, buys: null })),
  })
  expect(cleared.surcharges).toMatchObject([{ buys: null }])

  const { change, entries } = await lastChange()
  const logged = entries.find(({ subject }) => subject === 'surcharges')
  expect(logged).toMatchObject({ before: { buys: 'keepKey' }, after: { buys: null } })
  expect(await undoChange(editor, change)).toMatchObject({ ok: true })
  expect((await found(parking.id)).surcharges).toEqual(before.surcharges)
})

test('a tariff that changed again is in the way of an undo', async () => {
  await save({ tariffs: [winter] })
  await save({ tariffs: [{ ...winter, extraDay: 8 }], priceCheckedOn: '2026-10-01' })
  const { change } = await lastChange()
  await save({ tariffs: [{ ...winter, extraDay: 9 }], priceCheckedOn: '2026-10-02' })

  expect(await undoChange(editor, change)).toMatchObject({ ok: false })
  expect((await found(parking.id)).tariffs).toMatchObject([{ extraDay: 9 }])
})

test('a new parking has its tariffs, surcharges and facts from the start', async () => {
  const fact = { value: true, checkedOn: '2026-11-20', source: 'website' }
  const added = await addParking(editor, {
    ...ownFields(),
    name: 'Nieuw',
    tariffs: [winter],
    surcharges: [late],
    facts: { insured: fact },
    directions: 'Afrit 2',
  })

  expect(added).toMatchObject({
    ok: true,
    value: {
      version: 1,
      tariffs: [winter],
      surcharges: [late],
      facts: { insured: fact },
      directions: 'Afrit 2',
    },
  })
})

test('a fact keeps its note, and is compared with the name of the provider', async () => {
  const insured = { value: true, checkedOn: '2026-11-02', source: 'polis', note: 'tot 2027' }
  const saved = await save({ facts: { insured } })
  expect(saved.facts.insured).toEqual(insured)

  const known = await listKnown([parking.id])
  expect(known.get(parking.id)).toEqual({ facts: saved.facts, provider: expect.any(String) })
})

describe('the minutes to the terminal and ‘Shuttle 24/7’', () => {
  const transfer: Transfer = {
    ...{ mode: 'shuttle', walk: 2, every: 10, wait: 0, ride: 5, handover: 0 },
    service: null,
  }
  const ticked = (shuttle24h: boolean) => ({ ...parking.features, shuttle24h })

  test('follow from a known transfer, whatever a save sends', async () => {
    expect(await save({ transfer, distance: 5, features: ticked(false) })).toMatchObject({
      ...{ transfer, distance: 12, features: { shuttle24h: true } },
    })
    expect(await save({ distance: 5, features: ticked(false) })).toMatchObject({
      ...{ transfer, distance: 12, features: { shuttle24h: true } },
    })
    const nightless = { ...transfer, ride: 9, service: { from: '04:30', until: '00:30' } }
    expect(await save({ transfer: nightless, features: ticked(true) })).toMatchObject({
      ...{ distance: 16, features: { shuttle24h: false } },
    })
  })

  test('follow from the transfer of a new parking', async () => {
    const input = { ...ownFields(), name: 'Nieuw', transfer, distance: 5 }
    expect(await addParking(editor, input)).toMatchObject({ value: { distance: 12 } })
  })

  test('are what was sent while no transfer is known', async () => {
    expect(await save({ transfer: null, distance: 5, features: ticked(true) })).toMatchObject({
      ...{ transfer: null, distance: 5, features: { shuttle24h: true } },
    })
  })
})
