import { beforeEach, expect, test } from 'vitest'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { db } from '#server/db/client.ts'
import { addContact, deleteContactsResolvedBefore, markContactMailed } from '#server/db/contacts.ts'
import { auditLog, contactRequests } from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/contacts'
const message = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'Mijn auto',
  message: 'Waar staat mijn auto?',
}
const report = {
  parkingId: 2,
  parkingName: 'Ringvaart Parking',
  airportCode: 'AMS',
  topic: 'prijs',
  airportSlug: 'schiphol',
  parkingSlug: 'ringvaart-parking',
} as const
const list = (query = '') => listAsAdmin<AdminContact>(`${all}${query}`)
const add = async (special: object = {}) => {
  const { id } = await addContact({ ...message, ...special }, false)
  const found = (await list()).find((contact) => contact.id === id)
  if (!found) throw new Error('it was added')
  return found
}

beforeEach(async () => {
  await db.delete(contactRequests)
})

test('the newest request is first, with all its fields', async () => {
  await add({ subject: 'De eerste' })
  await add({ subject: 'De tweede' })

  expect(await list()).toMatchObject([
    { subject: 'De tweede', isResolved: false, note: '', probableSpam: false, resolvedAt: null },
    { subject: 'De eerste' },
  ])
})

test('the inbox is paged, searched and counted by the server', async () => {
  const { id } = await add({ subject: 'De eerste' })
  await add({ subject: 'De tweede', name: 'Zoë Visser' })
  await add({ subject: 'De derde' })
  await asAdmin('PUT', `${all}/${id}`, { isResolved: true })
  const { body } = await asAdmin<PageOf<AdminContact>>('GET', `${all}?page=2&pageSize=2`)

  expect(body).toMatchObject({
    rows: [{ subject: 'De eerste' }],
    found: 3,
    total: 3,
    counts: { status: { open: 2, opgelost: 1 }, soort: { bericht: 3 } },
  })
  expect((await list('?status=open')).map(({ subject }) => subject)).toEqual([
    'De derde',
    'De tweede',
  ])
  expect((await list('?status=open&sort=waiting')).map(({ subject }) => subject)).toEqual([
    'De tweede',
    'De derde',
  ])
  expect((await list('?q=zoe visser')).map(({ subject }) => subject)).toEqual(['De tweede'])
  expect((await list('?status=open&sort=date')).map(({ subject }) => subject)).toEqual([
    'De tweede',
    'De derde',
  ])
})

test('probable spam has its own filter, and does not count as open until it is resolved', async () => {
  await add({ subject: 'Een gewone vraag' })
  const { id } = await addContact({ ...message, subject: 'Goedkope reclame' }, true)
  const subjects = async (status: string) =>
    (await list(`?status=${status}`)).map(({ subject }) => subject)
  const counted = async () => {
    const { body } = await asAdmin<PageOf<AdminContact>>('GET', all)
    const dashboard = await asAdmin<DashboardSummary>('GET', '/api/admin/dashboard')
    return [body.counts.status, dashboard.body.openContactRequests]
  }

  expect(await subjects('open')).toEqual(['Een gewone vraag'])
  expect(await subjects('spam')).toEqual(['Goedkope reclame'])
  expect(await counted()).toEqual([{ open: 1, spam: 1 }, 1])

  await asAdmin('PUT', `${all}/${id}`, { isResolved: true })
  expect(await subjects('opgelost')).toEqual(['Goedkope reclame'])
  expect(await counted()).toEqual([{ open: 1, opgelost: 1 }, 1])
})

test('the reports of travellers are found by themselves', async () => {
  await add()
  await addContact({ ...message, email: '', subject: 'Klopt dit niet?' }, false, report)

  expect(await list('?soort=melding')).toMatchObject([{ email: '', report }])
  expect(await list('?soort=bericht')).toMatchObject([{ subject: 'Mijn auto', report: null }])
})

test('one request is found by id', async () => {
  // What was written last is of the list: one request has all that was written.
  const { last, ...added } = await add()

  expect(last).toBeNull()
  expect((await asAdmin('GET', `${all}/${added.id}`)).body).toEqual(added)
  expect((await asAdmin('GET', `${all}/0`)).status).toBe(404)
})

test('a request is resolved, which starts its retention period, and reopened', async () => {
  const { id } = await add()
  const resolved = await asAdmin<AdminContact>('PUT', `${all}/${id}`, { isResolved: true })
  expect(resolved.body).toMatchObject({ isResolved: true, resolvedAt: expect.any(String) })

  const again = await asAdmin<AdminContact>('PUT', `${all}/${id}`, { isResolved: true })
  expect(again.body.resolvedAt).toBe(resolved.body.resolvedAt)

  const open = await asAdmin<AdminContact>('PUT', `${all}/${id}`, { isResolved: false })
  expect(open.body).toMatchObject({ isResolved: false, resolvedAt: null })
})

test('a note is stored, and a stale one does not overwrite it', async () => {
  const { id, version } = await add()
  const note = (text: string) => asAdmin('PUT', `${all}/${id}`, { note: text, version })

  expect((await note('Gebeld')).body).toMatchObject({ note: 'Gebeld', isResolved: false })
  const late = await note('Gemaild')
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ current: { note: 'Gebeld' } })
})

test('mailing the admin does not raise the version', async () => {
  const { id, version } = await add()
  await markContactMailed(id)

  expect((await list())[0]?.version).toBe(version)
})

test.each([
  [{ isResolved: 'ja' }, 422],
  [{ note: 5 }, 422],
  [null, 422],
])('%j is refused as a change', async (body, status) => {
  const { id } = await add()

  expect((await asAdmin('PUT', `${all}/${id}`, body)).status).toBe(status)
})

test('an empty change does nothing', async () => {
  const { last: _, ...contact } = await add()

  expect(await asAdmin('PUT', `${all}/${contact.id}`, {})).toMatchObject({
    status: 200,
    body: contact,
  })
})

test('an unknown request is a 404', async () => {
  expect((await asAdmin('PUT', `${all}/999999`, { isResolved: true })).status).toBe(404)
  expect((await asAdmin('DELETE', `${all}/999999`, {})).status).toBe(404)
})

test('several requests are resolved as one change, and it is undone as one', async () => {
  const rows = [await add(), await add(), await add()].map(({ id }) => ({ id }))
  const { body } = await asAdmin<{ change: string }>('PUT', `${all}/state`, {
    rows: rows.slice(0, 2),
    isResolved: true,
  })
  expect((await list()).map(({ isResolved }) => isResolved)).toEqual([false, true, true])

  await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  expect((await list()).map(({ isResolved }) => isResolved)).toEqual([false, false, false])
})

test('undo restores a deleted request completely', async () => {
  const before = await add()
  const { body } = await asAdmin<{ change: string }>('DELETE', `${all}/${before.id}`, {})
  expect(await list()).toEqual([])

  await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  expect(await list()).toEqual([before])
})

test('the export of a person has every request, whatever the case of the address', async () => {
  await add()
  await add({ email: 'ZOE@example.com', subject: 'Nog iets' })
  await add({ email: 'ander@example.com' })
  const { body } = await asAdmin<{ requests: AdminContact[] }>(
    'GET',
    `${all}/person?email=${encodeURIComponent(' Zoe@Example.com ')}`,
  )

  expect(body.requests.map(({ subject }) => subject)).toEqual(['Nog iets', 'Mijn auto'])
})

test('forgetting a person also erases them from the log of changes', async () => {
  const { id } = await add()
  await asAdmin('PUT', `${all}/${id}`, { note: 'Belt morgen terug' })
  await add({ email: 'ander@example.com', subject: 'Van een ander' })
  const { body } = await asAdmin('DELETE', `${all}/person`, { email: 'zoe@example.com' })

  expect(body).toEqual({ deleted: 1 })
  expect((await list()).map(({ subject }) => subject)).toEqual(['Van een ander'])
  expect(JSON.stringify(await db.select().from(auditLog))).not.toMatch(
    /zoe@|Waar staat|Belt morgen/i,
  )
})

test.each(['', '  '])('reports without an e-mail address are no person: "%s"', async (email) => {
  await addContact({ ...message, email: '' }, false, report)
  const address = `${all}/person?email=${encodeURIComponent(email)}`

  expect((await asAdmin('GET', address)).status).toBe(422)
  expect((await asAdmin('DELETE', `${all}/person`, { email })).status).toBe(422)
  expect(await list()).toHaveLength(1)
})

test('resolved requests are deleted after their retention period, open ones never', async () => {
  const [old, recent, open] = [await add(), await add(), await add()]
  await asAdmin('PUT', `${all}/state`, { rows: [{ id: old.id }], isResolved: true })
  const moment = new Date()
  await asAdmin('PUT', `${all}/state`, { rows: [{ id: recent.id }], isResolved: true })
  await deleteContactsResolvedBefore(moment)

  expect((await list()).map(({ id }) => id)).toEqual([open.id, recent.id])
})
