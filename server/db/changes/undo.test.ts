import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { ok } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { edit } from '#server/db/editing.ts'
import {
  admins,
  airports,
  auditLog,
  parkings,
  postAliases,
  posts,
  settings,
  tariffs,
} from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'
import { undoChange, undoChanges } from './undo.ts'

withSeededDatabase()

let editor = { id: 0, username: 'beheer', role: 'manager' as Role }

beforeAll(async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'beheer', passwordHash: 'geheim-van-beheer' })
    .returning()
  editor = { ...editor, id: admin?.id ?? 0 }
})

const rename = (name: string) =>
  edit(editor, async (tx, change) => {
    await tx.update(airports).set({ name }).where(eq(airports.code, 'AMS'))
    return ok(change)
  })

const nameOf = async (code: string) => {
  const [airport] = await db.select().from(airports).where(eq(airports.code, code))
  return airport?.name
}

test('a change is logged with its admin, table, old and new row', async () => {
  const change = await rename('Schiphol Oost')
  const entries = await db.select().from(auditLog)

  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    adminId: editor.id,
    username: 'beheer',
    change: change.ok && change.value,
    action: 'update',
    subject: 'airports',
    before: { name: 'Schiphol', version: 1 },
    after: { name: 'Schiphol Oost', version: 2 },
  })
})

test('an update that changes nothing is not logged', async () => {
  const before = await db.$count(auditLog)
  await rename((await nameOf('AMS')) ?? '')

  expect(await db.$count(auditLog)).toBe(before)
})

test('a write by the site itself is not logged', async () => {
  const before = await db.$count(auditLog)
  await db.update(airports).set({ name: 'Rotterdam' }).where(eq(airports.code, 'RTM'))

  expect(await db.$count(auditLog)).toBe(before)
})

test('a password change is logged without the hash', async () => {
  await edit(editor, async (tx) => {
    await tx.update(admins).set({ passwordHash: 'nog geheimer' }).where(eq(admins.id, editor.id))
    return ok(undefined)
  })
  const noted = await db.select().from(auditLog).where(eq(auditLog.subject, 'admins'))

  expect(noted).toHaveLength(1)
  expect(JSON.stringify(noted)).not.toMatch(/geheim-van-beheer|nog geheimer/)
})

test('undo restores the old value', async () => {
  const name = await nameOf('AMS')
  const change = await rename('Amsterdam')
  await undoChange(editor, change.ok ? change.value : '')

  expect(await nameOf('AMS')).toBe(name)
})

test.each([
  ['reader', 'settings', { product: 'Anders' }],
  ['editor', 'settings', { product: 'Nog anders' }],
] as const)('a %s can’t undo a change of the %s', async (role, _, values) => {
  const change = await edit(editor, async (tx, id) => {
    await tx
      .insert(settings)
      .values({ values })
      .onConflictDoUpdate({ target: settings.id, set: { values } })
    return ok(id)
  })
  const id = change.ok ? change.value : ''

  expect(await undoChange({ ...editor, role }, id)).toEqual({ ok: false, why: 'unallowed' })
  expect(await undoChange(editor, id)).toMatchObject({ ok: true })
})

test('an editor can undo a change of an airport', async () => {
  const change = await rename('Amsterdam')
  const id = change.ok ? change.value : ''

  expect(await undoChange({ ...editor, role: 'editor' }, id)).toMatchObject({ ok: true })
})

test('a change can’t be undone once its row changed again', async () => {
  const change = await rename('Amsterdam')
  await rename('Mokum')

  expect(await undoChange(editor, change.ok ? change.value : '')).toMatchObject({
    ok: false,
    why: { inTheWay: [{ subject: 'airports', name: 'Amsterdam' }], others: 0 },
  })
  expect(await nameOf('AMS')).toBe('Mokum')
})

test('a changed airport code cascades to its parkings, and so does its undo', async () => {
  const countAt = (code: string) => db.$count(parkings, eq(parkings.airportCode, code))
  const change = await edit(editor, async (tx, change) => {
    await tx.update(airports).set({ code: 'SPL' }).where(eq(airports.code, 'AMS'))
    return ok(change)
  })
  expect(await countAt('SPL')).toBe(5)

  expect(await undoChange(editor, change.ok ? change.value : '')).toMatchObject({ ok: true })
  expect([await countAt('AMS'), await countAt('SPL')]).toEqual([5, 0])
})

test('a refused change is rolled back', async () => {
  const name = await nameOf('AMS')
  await edit(editor, async (tx) => {
    await tx.update(airports).set({ name: 'Half werk' }).where(eq(airports.code, 'AMS'))
    return { ok: false, why: 'anders bedacht' } as const
  })

  expect(await nameOf('AMS')).toBe(name)
})

test('rows that changed again are in the way, and the others can be undone without them', async () => {
  const priceTo = (pricePerDay: number, code: string) =>
    edit(editor, async (tx, change) => {
      await tx.update(parkings).set({ pricePerDay }).where(eq(parkings.airportCode, code))
      return ok(change)
    })
  const read = () => db.select().from(parkings).where(eq(parkings.airportCode, 'RTM'))
  const before = await read()
  const change = await priceTo(99, 'RTM')
  const together = change.ok ? change.value : ''
  const [first, ...others] = before
  await db
    .update(parkings)
    .set({ pricePerDay: 1 })
    .where(eq(parkings.id, first?.id ?? 0))

  const named = [{ subject: 'parkings', id: first?.id, name: first?.name }]
  expect(await undoChange(editor, together)).toEqual({
    ok: false,
    why: { inTheWay: named, others: others.length, isTaken: false },
  })
  expect((await read()).filter(({ pricePerDay }) => pricePerDay === 99)).toHaveLength(others.length)

  expect(await undoChange(editor, together, { onlyOthers: true })).toMatchObject({
    ok: true,
    value: { inTheWay: named },
  })
  const after = new Map((await read()).map(({ id, pricePerDay }) => [id, pricePerDay]))
  expect(after.get(first?.id ?? 0)).toBe(1)
  expect(others.map(({ id }) => after.get(id))).toEqual(
    others.map(({ pricePerDay }) => pricePerDay),
  )
})

test('a row that changed since and was changed back is not in the way', async () => {
  const priceTo = (pricePerDay: number) =>
    edit(editor, async (tx, change) => {
      await tx.update(parkings).set({ pricePerDay }).where(eq(parkings.airportCode, 'EIN'))
      return ok(change)
    })
  const read = () => db.select().from(parkings).where(eq(parkings.airportCode, 'EIN'))
  const prices = (rows: { id: number; pricePerDay: number }[]) =>
    new Map(rows.map(({ id, pricePerDay }) => [id, pricePerDay]))
  const before = prices(await read())
  const imported = await priceTo(50)
  const bulk = await priceTo(60)
  await undoChange(editor, bulk.ok ? bulk.value : '')

  expect(await undoChange(editor, imported.ok ? imported.value : '')).toMatchObject({
    ok: true,
    value: { inTheWay: [] },
  })
  expect(prices(await read())).toEqual(before)
})

test('an added row that changed since and was changed back is not in the way either', async () => {
  const added = await edit(editor, async (tx, change) => {
    const [model] = await tx.select().from(parkings).limit(1)
    if (!model) throw new Error('the seed has parkings')
    const { id: _, ...row } = model
    await tx.insert(parkings).values({ ...row, name: 'Derde' })
    return ok(change)
  })
  const raised = await edit(editor, async (tx, change) => {
    await tx.update(parkings).set({ pricePerDay: 70 }).where(eq(parkings.name, 'Derde'))
    return ok(change)
  })
  await undoChange(editor, raised.ok ? raised.value : '')

  expect(await undoChange(editor, added.ok ? added.value : '')).toMatchObject({ ok: true })
  expect(await db.$count(parkings, eq(parkings.name, 'Derde'))).toBe(0)
})

test('an added row that was deleted since is not in the way', async () => {
  const added = await edit(editor, async (tx, change) => {
    const [model] = await tx.select().from(parkings).limit(1)
    if (!model) throw new Error('the seed has parkings')
    const { id: _, ...row } = model
    const names = ['Eerste', 'Tweede'].map((name) => ({ ...row, name }))
    await tx.insert(parkings).values(names)
    return ok(change)
  })
  await edit(editor, async (tx) => {
    await tx.delete(parkings).where(eq(parkings.name, 'Eerste'))
    return ok(undefined)
  })

  expect(await undoChange(editor, added.ok ? added.value : '')).toMatchObject({ ok: true })
  expect(await db.$count(parkings, eq(parkings.name, 'Tweede'))).toBe(0)
})

const removeParkings = (ids: number[]) =>
  edit(editor, async (tx, change) => {
    await tx.delete(parkings).where(inArray(parkings.id, ids))
    return ok(change)
  })

const withTariff = async (code: string) => {
  const [parking] = await db.select().from(parkings).where(eq(parkings.airportCode, code)).limit(1)
  if (!parking) throw new Error('the seed has parkings here')
  await db
    .insert(tariffs)
    .values({ ...aTariff({ validFrom: '2031-06-01' }), parkingId: parking.id })
  return parking.id
}

test('a deleted record with its parts comes back, goes and comes back, however often', async () => {
  const id = await withTariff('BRU')
  const read = () => db.select().from(tariffs).where(eq(tariffs.parkingId, id))
  const before = await read()
  const removed = await removeParkings([id])
  let change = removed.ok ? removed.value : ''

  for (const isThere of [true, false, true, false, true]) {
    const undone = await undoChange(editor, change)
    expect(undone).toMatchObject({ ok: true })
    change = undone.ok ? undone.value.change : ''
    expect(await db.$count(parkings, eq(parkings.id, id))).toBe(isThere ? 1 : 0)
  }
  // Nobody looked at its prices meanwhile.
  expect(await read()).toEqual(before.map((tariff) => ({ ...tariff, isChanged: true })))
})

test('a record whose slug is taken stays deleted with its parts, and the others come back', async () => {
  const [first, second] = await db.select().from(posts).orderBy(posts.id).limit(2)
  if (!first || !second) throw new Error('the seed has posts')
  const ids = [first.id, second.id]
  await db.insert(postAliases).values(ids.map((postId) => ({ postId, slug: `vroeger-${postId}` })))
  const removed = await edit(editor, async (tx, change) => {
    await tx.delete(posts).where(inArray(posts.id, ids))
    return ok(change)
  })
  const change = removed.ok ? removed.value : ''
  const { id: _, ...other } = first
  await db.insert(posts).values({ ...other, title: 'Op hetzelfde adres' })

  const named = [{ subject: 'posts', id: first.id, name: first.title }]
  expect(await undoChange(editor, change)).toEqual({
    ok: false,
    why: { inTheWay: named, others: 1, isTaken: true },
  })
  expect(await undoChange(editor, change, { onlyOthers: true })).toMatchObject({
    ok: true,
    value: { inTheWay: named },
  })
  expect(await db.$count(posts, inArray(posts.id, ids))).toBe(1)
  expect(await db.select().from(postAliases)).toMatchObject([{ postId: second.id }])
})

const priceOf = async (id: number) => {
  const [row] = await db.select().from(parkings).where(eq(parkings.id, id))
  return row?.pricePerDay
}

async function setPrice(id: number, pricePerDay: number): Promise<string> {
  const done = await edit(editor, async (tx, change) => {
    await tx.update(parkings).set({ pricePerDay }).where(eq(parkings.id, id))
    return ok(change)
  })
  if (!done.ok) throw new Error('The price was not changed')
  return done.value
}

test('a run of changes is undone as one, also those of one record, and so is that undo', async () => {
  const before = [await priceOf(1), await priceOf(2)]
  const run = [await setPrice(1, 31), await setPrice(2, 32), await setPrice(1, 33)]

  const undone = await undoChanges(editor, run)

  expect(undone).toMatchObject({ ok: true, value: { inTheWay: [] } })
  expect([await priceOf(1), await priceOf(2)]).toEqual(before)
  const marks = await db.select().from(auditLog).where(inArray(auditLog.change, run))
  expect(marks.every(({ undoneAt }) => undoneAt !== null)).toBe(true)

  await undoChange(editor, undone.ok ? undone.value.change : '')
  expect([await priceOf(1), await priceOf(2)]).toEqual([33, 32])
})

test('of a run, a record that changed since is named once and left whole', async () => {
  const before = await priceOf(2)
  const run = [
    await setPrice(1, 41),
    await setPrice(2, 42),
    await setPrice(1, 44),
    await setPrice(1, 43),
  ]
  // As the first of the run left it, so that this one alone could be undone.
  await setPrice(1, 41)

  expect(await undoChanges(editor, run)).toMatchObject({
    ok: false,
    why: { inTheWay: [{ subject: 'parkings', id: 1 }], others: 1, isTaken: false },
  })
  expect(await priceOf(2)).toBe(42)

  expect(await undoChanges(editor, run, { onlyOthers: true })).toMatchObject({ ok: true })
  expect([await priceOf(1), await priceOf(2)]).toEqual([41, before])
})

test('a run with a change and its undo goes back to what was there before it', async () => {
  const before = await priceOf(1)
  const first = await setPrice(1, 51)
  const undone = await undoChange(editor, first)
  const run = [first, undone.ok ? undone.value.change : '', await setPrice(1, 52)]

  expect(await undoChanges(editor, run)).toMatchObject({ ok: true })
  expect(await priceOf(1)).toBe(before)
})

test('a record of which a part was taken back is left whole, and the others are undone', async () => {
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.parkingId, 1)).limit(1)
  const both = await edit(editor, async (tx, change) => {
    await tx
      .update(parkings)
      .set({ pricePerDay: 61 })
      .where(inArray(parkings.id, [1, 2]))
    await tx
      .update(tariffs)
      .set({ name: 'Nieuw' })
      .where(eq(tariffs.id, tariff?.id ?? 0))
    return ok(change)
  })
  await db
    .update(tariffs)
    .set({ name: 'Nog nieuwer' })
    .where(eq(tariffs.id, tariff?.id ?? 0))

  expect(both.ok && (await undoChange(editor, both.value))).toMatchObject({
    ok: false,
    why: { inTheWay: [{ subject: 'parkings', id: 1 }], others: 1 },
  })
})
