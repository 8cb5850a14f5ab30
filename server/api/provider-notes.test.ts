import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { AdminProvider } from '#domain/provider/provider.ts'
import type { ProviderNote } from '#domain/provider/provider-note.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { providerNotes } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aProvider } from '#test/parking-detail.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/providers'
const today = amsterdamDay(new Date())
let provider: AdminProvider

beforeEach(async () => {
  await db.delete(providerNotes)
  const { id: _, ...fields } = aProvider({ tradeName: `Aanbieder ${randomUUID()}` })
  provider = (await asAdmin<AdminProvider>('POST', all, fields)).body
})

const path = () => `${all}/${provider.id}/notes`
const add = (note: object, headers = {}) =>
  asAdmin<ProviderNote>('POST', path(), { day: '2026-11-12', text: 'Belde', ...note }, headers)
const listed = async () => (await asAdmin<{ notes: ProviderNote[] }>('GET', path())).body.notes
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

test('notes keep their day, their lines and who typed them, and the newest comes first', async () => {
  const text = 'Belde met Anouk.\nLijst volgt per mail.'
  const { status, body } = await add({ text: ` ${text} ` })
  expect(status).toBe(201)
  expect(body).toMatchObject({ day: '2026-11-12', text, username: expect.stringMatching(/./) })
  await add({ day: '2026-10-19', text: 'Elk jaar dicht' })
  await add({ text: 'Later die dag' })

  expect((await listed()).map((note) => note.text)).toEqual([
    'Later die dag',
    text,
    'Elk jaar dicht',
  ])
})

test('a note leaves the provider as it was: a form that is open can be saved', async () => {
  await add({})
  const { id, version } = provider
  expect((await asAdmin('PUT', `${all}/${id}`, { ...provider, version })).status).toBe(200)
})

test('a note is changed and keeps who typed it; a stale change is refused', async () => {
  const { id } = (await add({})).body
  await db.update(providerNotes).set({ username: 'joris' })
  const [note = { id: 0, version: 0 }] = await listed()
  expect(note.id).toBe(id)
  const one = `${all}/notes/${note.id}`
  const input = { day: '2026-11-13', text: 'Belde terug', version: note.version }

  expect((await asAdmin('PUT', one, input)).body).toMatchObject({
    ...input,
    username: 'joris',
    version: note.version + 1,
  })
  expect((await asAdmin('PUT', one, input)).status).toBe(409)
  expect((await asAdmin('DELETE', one, { version: note.version })).status).toBe(409)
})

test('a removed note comes back with an undo, and all of them with their provider', async () => {
  const { body: note } = await add({})
  await add({ text: 'Tweede' })
  const before = await listed()
  const one = await asAdmin<{ change: string }>('DELETE', `${all}/notes/${note.id}`, {})
  expect(await listed()).toHaveLength(1)
  expect((await undo(one.body.change)).status).toBe(200)
  expect(await listed()).toMatchObject(before.map(({ id, text }) => ({ id, text })))

  const whole = await asAdmin<{ change: string }>('DELETE', `${all}/${provider.id}`, {})
  expect(await db.$count(providerNotes)).toBe(0)
  expect((await undo(whole.body.change)).status).toBe(200)
  expect(await listed()).toMatchObject(before.map(({ id, text }) => ({ id, text })))
})

test('each change of a note is in the log, under its provider', async () => {
  await add({ text: 'Belde met Anouk' })
  const log = await asAdmin('GET', '/api/admin/changes?field=note')

  expect(JSON.stringify(log.body)).toContain('Belde met Anouk')
  expect(JSON.stringify(log.body)).toContain(`"owner":"${provider.tradeName}"`)
})

test('a repeated call adds a note once', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await add({}, key)
  const again = await add({}, key)

  expect(again.body.id).toBe(first.body.id)
  expect(await listed()).toHaveLength(1)
})

test.each([
  [{ text: ' ' }, { text: ['Schrijf op wat je afsprak.'] }],
  [{ day: '' }, { day: ['Kies een dag.'] }],
  [{ day: '2026-02-30' }, { day: ['Deze datum bestaat niet.'] }],
  [{ day: dayAfter(today, 1) }, { day: ['Deze dag is nog niet geweest.'] }],
])('%j is refused', async (note, fields) => {
  expect(await add(note)).toMatchObject({ status: 422, body: { fields } })
})

test('an unknown provider has no notes and gets none', async () => {
  expect((await asAdmin('GET', `${all}/999999/notes`)).status).toBe(404)
  const note = { day: today, text: 'Belde' }
  expect((await asAdmin('POST', `${all}/999999/notes`, note)).status).toBe(404)
})
