import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { ok } from '#domain/form/result.ts'
import { withSeededDatabase } from '#test/database.ts'
import { undoChange } from './changes.ts'
import { db } from './client.ts'
import { edit } from './editing.ts'
import { admins, airports, auditLog, parkings, settings } from './schema.ts'

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

  expect(await undoChange(editor, change.ok ? change.value : '')).toEqual({
    ok: false,
    why: 'stale',
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
