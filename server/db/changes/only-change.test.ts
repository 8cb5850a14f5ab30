import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { ok } from '#domain/form/result.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { edit } from '#server/db/editing.ts'
import { admins, airports, auditLog, faqs, parkings } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { noteAccess } from './note-event.ts'
import { findOnlyChange } from './only-change.ts'

withSeededDatabase()

let editor = { id: 0, username: 'beheer', role: 'manager' as Role }
const today = amsterdamDay(new Date())
const days = { from: today, to: today }
let number = 0

beforeEach(async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: `beheer${number++}`, passwordHash: 'geheim-van-beheer' })
    .returning()
  editor = { ...editor, id: admin?.id ?? 0 }
  await db.delete(auditLog)
})

async function changed(save: Parameters<typeof edit>[1]): Promise<string> {
  const change = await edit(editor, save)
  if (!change.ok) throw new Error('refused')
  return change.value as string
}

const renameAirport = (code: string) =>
  changed(async (tx, change) => {
    await tx
      .update(airports)
      .set({ name: `Naam ${number++}` })
      .where(eq(airports.code, code))
    return ok(change)
  })
const renameParkings = (code: string) =>
  changed(async (tx, change) => {
    await tx
      .update(parkings)
      .set({ name: `Naam ${number++}` })
      .where(eq(parkings.airportCode, code))
    return ok(change)
  })
const renameFaqs = () =>
  changed(async (tx, change) => {
    await tx.update(faqs).set({ answer: `Antwoord ${number++}, lang genoeg.` })
    return ok(change)
  })

test('what changed at the airport is found between what changed elsewhere', async () => {
  await renameAirport('AMS')
  await renameFaqs()
  const mine = await renameParkings('EIN')
  await noteAccess(editor, 'login')

  expect(await findOnlyChange(days, 'EIN')).toBe(mine)
  expect(await findOnlyChange({ ...days, from: dayAfter(today, -2) }, 'EIN')).toBe(mine)
  expect(await findOnlyChange({ from: dayAfter(today, -2), to: dayAfter(today, -1) })).toBe(
    undefined,
  )
})

test('of two changes at an airport none stands out', async () => {
  await renameParkings('EIN')
  await renameAirport('EIN')

  expect(await findOnlyChange(days, 'EIN')).toBeUndefined()
})

test('without a change at the airport, the one change of the site is it', async () => {
  const change = await renameFaqs()
  expect(await findOnlyChange(days, 'EIN')).toBe(change)
  expect(await findOnlyChange(days)).toBe(change)

  await renameAirport('AMS')
  expect(await findOnlyChange(days, 'EIN')).toBeUndefined()
})
