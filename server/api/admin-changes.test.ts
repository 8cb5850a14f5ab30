import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { type ChangeLog, type ChangeRows, type Deleted, maxFirst } from '#domain/changes/change.ts'
import type { ChangesByField } from '#domain/changes/change-field.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import type { SavedSettings } from '#domain/settings/setting.ts'
import { changePassword } from '#server/db/access/second-factor.ts'
import { forgetContactChanges } from '#server/db/changes/bin.ts'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import { knownContentVersion, refreshContentVersion } from '#server/db/content-version.ts'
import {
  admins,
  auditLog,
  faqs,
  parkings as parkingTable,
  postAliases,
  posts,
} from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aTariff } from '#test/tariffs.ts'

withSeededDatabase()
withAdmin()

const groups = async (query = '') =>
  (await asAdmin<ChangeLog>('GET', `/api/admin/changes${query}`)).body
const rows = async (query = '') =>
  (await asAdmin<ChangeRows>('GET', `/api/admin/changes/rows${query}`)).body
/** The entries of each change on a page. */
const read = async (query = '') => {
  const { changes, ...log } = await groups(query)
  return { ...log, changes: changes.flatMap(({ first }) => first) }
}
const bin = async () => (await asAdmin<Deleted[]>('GET', '/api/admin/changes/deleted')).body
const parkings = () => listAsAdmin<AdminParking>('/api/admin/parkings')
const airports = async () => (await asAdmin<AdminAirport[]>('GET', '/api/admin/airports')).body
const remove = async (...ids: (number | undefined)[]) => {
  const rows = ids.map((id) => ({ id }))
  const { body } = await asAdmin<{ change: string }>('DELETE', '/api/admin/parkings', { rows })
  return body.change
}
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

beforeEach(async () => {
  await db.delete(auditLog)
})

test('the log lists the newest change first, with the total', async () => {
  const [first, second] = await parkings()
  const [one, two] = [await remove(first?.id), await remove(second?.id)]

  expect(await read('?limit=1')).toMatchObject({
    total: 2,
    usernames: ['eva'],
    changes: [{ change: two, action: 'delete', subject: 'parkings', isUndone: false }],
  })
  expect(await read('?limit=1&offset=1')).toMatchObject({ changes: [{ change: one }] })
  for (const change of [two, one]) await undo(change)
})

test('rows that changed together are one change, on one page', async () => {
  const [first, second, third] = await parkings()
  const together = await remove(first?.id, second?.id)
  const alone = await remove(third?.id)

  const { total, changes } = await read('?limit=1&offset=1')
  expect(total).toBe(2)
  expect(changes.map(({ change }) => change)).toEqual([together, together])
  for (const change of [alone, together]) await undo(change)
})

test('the log is filtered by subject and by admin', async () => {
  const [first] = await parkings()
  const change = await remove(first?.id)

  expect((await read('?subject=parkings&username=eva')).total).toBe(1)
  expect((await read('?subject=airports')).total).toBe(0)
  expect((await read('?username=niemand')).total).toBe(0)
  await undo(change)
})

test('of a large change the log has the first rows and the numbers, and the rows are paged', async () => {
  const all = await parkings()
  const ids = all.slice(0, maxFirst + 3).map(({ id }) => id)
  const change = await remove(...ids)
  const { changes } = await groups()

  expect(changes).toMatchObject([
    {
      change,
      size: ids.length,
      undone: 0,
      parts: [{ subject: 'parkings', action: 'delete', count: ids.length }],
    },
  ])
  expect(changes[0]?.first).toHaveLength(maxFirst)
  expect(await rows(`?change=${change}&limit=5&offset=10`)).toMatchObject({
    total: ids.length,
    changes: [{ change }, { change }, { change }],
  })
  await undo(change)
  expect((await groups()).changes).toMatchObject([
    { isUndo: true, size: ids.length },
    { change, undone: ids.length, isUndo: false },
  ])
})

test('a tariff is named with its parking, as long as that is there', async () => {
  const [first, second] = await parkings()
  const of = [first, second].map((parking) => ({ id: parking?.id, version: parking?.version }))
  const copied = { tariff: aTariff({ validFrom: '2031-01-01' }), rows: of, apply: true }
  expect((await asAdmin('POST', '/api/admin/tariffs/copy', copied)).status).toBe(200)

  const owners = async () => {
    const { changes } = await rows('?subject=tariffs')
    return changes.map(({ owner }) => owner).toSorted()
  }
  expect(await owners()).toEqual([first?.name, second?.name].toSorted())
  await remove(second?.id)
  expect(await owners()).toContain(first?.name)
  expect(await owners()).not.toContain(second?.name)
})

test('the log is narrowed to a field: what changed it, and no more', async () => {
  const [parking] = await parkings()
  const save = (changes: object) =>
    asAdmin('PUT', `/api/admin/parkings/${parking?.id}`, {
      ...parking,
      version: undefined,
      ...changes,
    })
  await save({ name: `${parking?.name} Noord` })
  await save({ pricePerDay: 5.55 })
  await save({ pricePerDay: 5.55, name: `${parking?.name} Plus` })

  const { total, changes } = await read('?field=price')
  expect(total).toBe(1)
  expect(changes).toMatchObject([{ after: { price_per_day: 5.55 } }])
  expect((await read('?field=fact')).total).toBe(0)
  expect((await read('?field=onzin')).total).toBe(3)
})

test('each field has its number of changes, whichever is chosen', async () => {
  const [parking] = await parkings()
  const save = (changes: object) =>
    asAdmin('PUT', `/api/admin/parkings/${parking?.id}`, {
      ...parking,
      version: undefined,
      ...changes,
    })
  await save({ pricePerDay: 4.44 })
  await save({ pricePerDay: 4.55, name: `${parking?.name} Oost` })
  await save({ pricePerDay: 4.55, name: `${parking?.name} Oost`, tariffs: [aTariff()] })
  const counts = async (query = '') => {
    const path = `/api/admin/changes/counts${query}`
    const { all, byField } = (await asAdmin<ChangesByField>('GET', path)).body
    const some = byField.filter(({ changes }) => changes > 0)
    return { all, ...Object.fromEntries(some.map(({ field, changes }) => [field, changes])) }
  }

  expect(await counts()).toEqual({ all: 3, price: 2, text: 1, tariff: 1 })
  expect(await counts('?field=text')).toEqual({ all: 3, price: 2, text: 1, tariff: 1 })
  expect(await counts('?q=Oost')).toEqual({ all: 1, price: 1, text: 1 })
  expect(await counts('?username=iemand')).toEqual({ all: 0 })
  await save({ pricePerDay: parking?.pricePerDay, tariffs: [] })
})

test('a page of what is searched has the number of all', async () => {
  const [first] = await parkings()
  const change = await remove(first?.id)
  await undo(change)
  const q = encodeURIComponent(first?.name ?? '')

  const { total, changes } = await groups(`?q=${q}&limit=1&offset=1`)
  expect([total, changes.map((group) => group.change)]).toEqual([2, [change]])
  expect(await groups(`?q=${q}&offset=50`)).toMatchObject({ total: 2, changes: [] })
})

test('the log is searched by name, and filtered by day in Amsterdam', async () => {
  const [first] = await parkings()
  const change = await remove(first?.id)
  const q = encodeURIComponent(first?.name.slice(2).toUpperCase() ?? '')
  await db
    .update(auditLog)
    .set({ at: new Date('2026-07-01T22:30:00Z') })
    .where(eq(auditLog.change, change))

  expect((await groups(`?q=${q}`)).total).toBe(1)
  expect((await groups('?q=bestaat niet')).total).toBe(0)
  expect((await groups('?from=2026-07-02&to=2026-07-02')).total).toBe(1)
  expect((await groups('?to=2026-07-01')).total).toBe(0)
  expect((await groups('?from=2026-07-03')).total).toBe(0)
  await undo(change)
})

test('the history of a record has what belongs to it', async () => {
  const [{ id }] = (await asAdmin<[{ id: number }]>('GET', '/api/admin/airports')).body
  const airport = (await asAdmin<AdminAirport>('GET', `/api/admin/airports/${id}`)).body
  const save = (special: object) =>
    asAdmin('PUT', `/api/admin/airports/${id}`, {
      ...airport,
      version: undefined,
      ...special,
    })
  await save({ aliases: ['Andere naam'] })
  const [first] = await parkings()
  const change = await remove(first?.id)

  const { total, changes } = await read(`?subject=airports&id=${id}`)
  expect(total).toBe(1)
  expect(changes.map(({ subject }) => subject)).toContain('airport_aliases')
  expect((await groups(`?subject=airports&id=${id + 1}`)).total).toBe(0)
  await undo(change)
  await save({ aliases: airport.aliases })
})

test.each([
  ['', 'limit=0', 'limit', 'van 1 tot en met 500'],
  ['', 'limit=501', 'limit', 'van 1 tot en met 500'],
  ['', 'limit=x', 'limit', 'van 1 tot en met 500'],
  ['', 'limit=', 'limit', 'van 1 tot en met 500'],
  ['', 'offset=-1', 'offset', 'van 0 of meer'],
  ['/rows', 'limit=1001', 'limit', 'van 1 tot en met 1.000'],
  ['/rows', 'limit=1.5', 'limit', 'van 1 tot en met 1.000'],
])('changes%s?%s is refused: it is not another page', async (path, query, field, range) => {
  const answer = await asAdmin('GET', `/api/admin/changes${path}?${query}`)

  expect(answer.status).toBe(422)
  expect(answer.body.fields).toEqual({ [field]: [`Geef een geheel getal ${range}`] })
})

test('the largest page is no refusal', async () => {
  expect((await asAdmin('GET', '/api/admin/changes?limit=500')).status).toBe(200)
  expect((await asAdmin('GET', '/api/admin/changes/rows?limit=1000')).status).toBe(200)
})

test('rows deleted together are one entry in the bin, until they are restored', async () => {
  const [first, second] = await parkings()
  const change = await remove(first?.id, second?.id)
  const [deleted] = await bin()
  expect(deleted).toMatchObject({ change, username: 'eva' })
  expect(deleted?.items.map(({ name }) => name).toSorted()).toEqual(
    [first?.name, second?.name].toSorted(),
  )

  await undo(change)
  expect(await bin()).toEqual([])
  expect((await read()).changes.filter(({ isUndone }) => isUndone)).toHaveLength(2)
})

test('undo restores a deleted post with its former slug', async () => {
  const [post] = await db.select({ id: posts.id }).from(posts)
  const former = { postId: post?.id ?? 0, slug: 'eerder-adres' }
  await db.insert(postAliases).values(former)
  const { body } = await asAdmin<{ change: string }>('DELETE', `/api/admin/blog/${post?.id}`, {})
  expect((await bin()).map(({ items }) => items.map(({ subject }) => subject))).toEqual([['posts']])

  expect((await undo(body.change)).status).toBe(200)
  expect(await db.select().from(postAliases)).toMatchObject([former])
})

test('a record is restored once what it belongs to is there again', async () => {
  const [airport] = await airports()
  const ids = (await parkings()).filter(({ airportCode }) => airportCode === airport?.code)
  const change = await remove(...ids.map(({ id }) => id))
  await db.delete(faqs).where(eq(faqs.airportCode, airport?.code ?? ''))
  const { body } = await asAdmin<{ change: string }>(
    'DELETE',
    `/api/admin/airports/${airport?.id}`,
    {},
  )

  expect(await undo(change)).toMatchObject({
    status: 409,
    body: { error: 'Dit hoort bij een luchthaven die er niet meer is. Zet die eerst terug.' },
  })
  expect((await undo(body.change)).status).toBe(200)
  expect((await undo(change)).status).toBe(200)
})

test('an airport that has parkings by now is not taken away again', async () => {
  const [parking] = await parkings()
  const [first] = await airports()
  const { body } = await asAdmin('GET', `/api/admin/airports/${first?.id}`)
  const luxemburg = { code: 'LUX', name: 'Luxemburg', slug: 'luxemburg', aliases: [] }
  await asAdmin('POST', '/api/admin/airports', { ...body, ...luxemburg })
  const [added] = (await groups()).changes
  await db
    .update(parkingTable)
    .set({ airportCode: 'LUX' })
    .where(eq(parkingTable.id, parking?.id ?? 0))

  expect(await undo(added?.change ?? '')).toMatchObject({
    status: 409,
    body: { error: 'Dit kan niet meer terug: er horen intussen parkings bij.' },
  })
})

test('deletes of more than 30 days ago are not in the bin', async () => {
  const [first] = await parkings()
  const change = await remove(first?.id)
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000)
  await db.update(auditLog).set({ at: longAgo }).where(eq(auditLog.change, change))

  expect(await bin()).toEqual([])
  await undo(change)
})

test('a message that can’t be restored any more is erased from the log, but its entry stays', async () => {
  const { id } = await addContact(
    { name: 'Zoë', email: 'zoe@example.com', subject: 'Mijn auto', message: 'Waar staat hij?' },
    false,
  )
  const { body } = await asAdmin<{ change: string }>('DELETE', `/api/admin/contacts/${id}`, {})
  await forgetContactChanges(new Date(Date.now() + 1_000))

  expect((await read()).changes).toMatchObject([
    { subject: 'contact_requests', action: 'delete', before: null, after: null },
  ])
  expect(await bin()).toEqual([])
  expect((await undo(body.change)).status).toBe(404)
})

test.each(['geen-nummer', '00000000-0000-4000-8000-000000000000'])(
  'undoing an unknown change %s is a 404',
  async (change) => {
    expect((await undo(change)).status).toBe(404)
  },
)

test('a change of settings can be undone', async () => {
  const { body } = await asAdmin<SavedSettings>('GET', '/api/admin/settings')
  await asAdmin('PUT', '/api/admin/settings', { values: { company: 'Echt BV' } })
  const [entry] = (await read('?subject=settings')).changes
  expect(entry).toMatchObject({ action: 'update', after: { values: { company: 'Echt BV' } } })

  expect((await undo(entry?.change ?? '')).status).toBe(200)
  const after = await asAdmin<SavedSettings>('GET', '/api/admin/settings')
  expect(after.body.values).toEqual(body.values)
})

test('a change of login credentials can’t be undone', async () => {
  const [admin] = await db.select().from(admins).where(eq(admins.username, 'eva'))
  await changePassword({ id: admin?.id ?? 0, username: 'eva' }, 'een andere hash')
  const [entry] = (await read('?subject=admins')).changes

  expect(entry?.action).toBe('update')
  expect((await undo(entry?.change ?? '')).status).toBe(404)
})

test('exports and downloads of copies are in the log, with nothing to undo, and change no content', async () => {
  await refreshContentVersion()
  const version = knownContentVersion()
  await requestAsAdmin('GET', '/api/admin/providers.csv')
  await requestAsAdmin('GET', '/api/admin/facts.csv?airport=ams')
  await requestAsAdmin('GET', '/api/admin/contacts/person?email=jo@example.com')
  const copy = await requestAsAdmin('GET', '/api/admin/backup')
  await copy.arrayBuffer()
  await refreshContentVersion()

  const { total, changes } = await read()
  expect(total).toBe(4)
  const file = (name: RegExp) => ({ file: expect.stringMatching(name) })
  expect(changes).toMatchObject([
    { action: 'download', subject: 'backups', after: file(/^parkeerpiloot-.+\.gz$/) },
    { action: 'export', subject: 'contact_requests', after: null },
    { action: 'export', subject: 'parkings', after: file(/^feiten-ams-.+\.csv$/) },
    { action: 'export', subject: 'providers', after: file(/^aanbieders-.+\.csv$/) },
  ])
  for (const { change } of changes) expect((await undo(change)).status).toBe(404)
  expect(knownContentVersion()).toBe(version)
  expect((await read('?subject=backups')).total).toBe(1)
})

test('an export that a page makes is in the log once the page notes it', async () => {
  const note = (subject: string, file = `${subject}.csv`) =>
    asAdmin('POST', '/api/admin/exports', { subject, file })
  const subjects = ['parkings', 'redirects', 'changes', 'statistics']
  for (const subject of subjects) expect((await note(subject)).status).toBe(204)
  expect((await note('admins')).status).toBe(422)
  expect((await note('parkings', '')).status).toBe(422)

  const { changes } = await read()
  expect(changes).toMatchObject(
    subjects
      .toReversed()
      .map((subject) => ({ action: 'export', subject, after: { file: `${subject}.csv` } })),
  )
  for (const { change } of changes) expect((await undo(change)).status).toBe(404)
  expect((await read('?subject=statistics')).total).toBe(1)
})
