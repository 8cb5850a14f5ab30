import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { backupFolder } from '#server/backup/folder.ts'
import { restoreCopy } from '#server/backup/restore.ts'
import { keepCopy } from '#server/backup/store.ts'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import { logAs } from '#server/db/editing.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { auditLog, contactMessages, contactRequests, erasures } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { emptyDatabase, withSeededDatabase } from '#test/database.ts'
import { readErasures, writeErasures } from './erasures-file.ts'
import { forgetPerson } from './forget-person.ts'

withSeededDatabase()

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-erasures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A restore makes all tables anew: seconds, and on a busy machine a minute. */
vi.setConfig({ testTimeout: 180_000 })

const admin = { id: 1, username: 'beheer' }
const zoe = 'zoe@example.com'
const [first, second] = ['de eerste sleutel van deze site', 'de tweede sleutel van deze site']
const message = { name: 'Zoë', subject: 'Mijn auto', message: 'Waar staat hij?' }
const report = { parkingId: 1, parkingName: 'P1', airportCode: 'AMS', kind: 'price' } as never

beforeEach(async () => {
  env.DATA_DIR = mkdtempSync(join(folder, 'data-'))
  env.SECRETS_KEY = first
  env.SECRETS_KEY_OLD = undefined
  for (const table of [contactRequests, auditLog, erasures]) await db.delete(table)
})

/** A site with messages of two persons, and changes of them in the log; and its backup. */
async function copyWithZoe(): Promise<string> {
  const { id } = await addContact({ ...message, email: 'Zoe@Example.com' }, false)
  await addContact({ ...message, email: zoe, subject: 'Melding' }, false, report)
  await addContact({ ...message, email: 'ander@example.com', subject: 'Van een ander' }, false)
  await db.transaction(async (tx) => {
    await logAs(tx, admin, crypto.randomUUID())
    await tx.update(contactRequests).set({ note: 'Belt morgen' })
    await tx.insert(contactMessages).values({
      contactId: id,
      sender: 'site',
      text: 'Geheim antwoord',
      username: 'beheer',
      delivery: 'sent',
      sentAt: new Date(),
    })
  })
  const { file } = await keepCopy()
  return join(backupFolder(), file ?? '')
}

async function restore(path: string) {
  await emptyDatabase()
  return restoreCopy(path)
}

const subjects = async () =>
  (await db.select().from(contactRequests)).map(({ subject }) => subject).toSorted()

test('an erased person stays erased after a restore of an older backup', async () => {
  const copy = await copyWithZoe()
  expect(await forgetPerson(admin, ' ZOE@example.com')).toBe(2)

  expect(await restore(copy)).toMatchObject({ erased: { messages: 2, unreadable: 0 } })
  expect(await subjects()).toEqual(['Van een ander'])
  expect(await db.$count(contactMessages)).toBe(0)
  const logged = JSON.stringify(await db.select().from(auditLog))
  expect(logged).not.toMatch(/zoe@|Geheim antwoord/i)
  expect(logged).toMatch(/ander@/)
})

test('a later backup tells it too, also where the file is gone', async () => {
  const copy = await copyWithZoe()
  await forgetPerson(admin, zoe)
  const [erased] = await db.select().from(erasures)
  const { file } = await keepCopy(new Date(Date.now() + 60_000))
  const later = join(backupFolder(), file ?? '')
  rmSync(join(backupFolder(), 'erasures.txt'))

  await restore(later)
  expect(await db.select().from(erasures)).toEqual([erased])
  // And from there it stands beside the backups again, for the older one.
  await keepCopy(new Date(Date.now() + 120_000))
  expect(await restore(copy)).toMatchObject({ erased: { messages: 2 } })
})

test('what the person wrote after the erasure stays', async () => {
  await copyWithZoe()
  await forgetPerson(admin, zoe)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await addContact({ ...message, email: zoe, subject: 'Toch nog een vraag' }, false)
  const { file } = await keepCopy(new Date(Date.now() + 60_000))
  // As if the backup knew nothing of it.
  const path = join(backupFolder(), file ?? '')
  await emptyDatabase()
  await restoreCopy(path)
  await db.delete(erasures)
  await prepareDatabase()

  expect(await subjects()).toEqual(['Toch nog een vraag', 'Van een ander'])
  expect(await db.$count(erasures)).toBe(1)
})

test('a database that was restored by other means is put right by the next start', async () => {
  const copy = await copyWithZoe()
  await forgetPerson(admin, zoe)
  const known = await readErasures(backupFolder())
  await writeErasures(backupFolder(), [])
  await restore(copy)
  expect(await subjects()).toHaveLength(3)

  await writeErasures(backupFolder(), known)
  await prepareDatabase()
  expect(await subjects()).toEqual(['Van een ander'])
})

test('an erasure of the former key counts, and one of a lost key is told until that key is back', async () => {
  const copy = await copyWithZoe()
  await forgetPerson(admin, zoe)
  env.SECRETS_KEY = second
  expect(await restore(copy)).toMatchObject({ erased: { messages: 0, unreadable: 1 } })
  expect(await subjects()).toHaveLength(3)

  env.SECRETS_KEY_OLD = first
  await prepareDatabase()
  expect(await subjects()).toEqual(['Van een ander'])
  expect(await restore(copy)).toMatchObject({ erased: { messages: 2, unreadable: 0 } })
})

test('without a key nothing about the person is kept, and a restore says so', async () => {
  env.SECRETS_KEY = undefined
  const copy = await copyWithZoe()
  await forgetPerson(admin, zoe)

  expect(await db.$count(erasures)).toBe(0)
  expect(await readErasures(backupFolder())).toEqual([])
  expect(await restore(copy)).toMatchObject({ erased: null })
})

test('neither the file nor a backup tells who was erased', async () => {
  await copyWithZoe()
  await forgetPerson(admin, zoe)
  const { file } = await keepCopy(new Date(Date.now() + 60_000))

  for (const text of [
    readFileSync(join(backupFolder(), 'erasures.txt'), 'utf8'),
    gunzipSync(readFileSync(join(backupFolder(), file ?? ''))).toString(),
  ]) {
    expect(text).not.toMatch(/zoe@example/i)
  }
})

test('a damaged line of the file is left out, and a failed write harms nothing', async () => {
  const erasure = { hash: 'h'.repeat(43), key: 'k'.repeat(12), at: new Date(0) }
  await writeErasures(folder, [erasure])
  const path = join(folder, 'erasures.txt')
  const whole = readFileSync(path, 'utf8')
  expect(await readErasures(folder)).toEqual([erasure])

  await expect(writeErasures(join(folder, 'not-there'), [])).rejects.toThrow('ENOENT')
  expect(readFileSync(path, 'utf8')).toBe(whole)
  const { writeFileSync } = await import('node:fs')
  writeFileSync(path, `${whole}2026-11-0\nnonsense`)
  expect(await readErasures(folder)).toEqual([erasure])
})
