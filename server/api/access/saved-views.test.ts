import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { maxViews, type SavedView, type SavedViewInput } from '#domain/admin/saved-view.ts'
import { db } from '#server/db/client.ts'
import { listSavedViews, saveView } from '#server/db/saved-views.ts'
import { admins, auditLog, savedViews } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()
beforeEach(() => db.delete(savedViews))

const path = '/api/admin/saved-views'

const valet: SavedViewInput = {
  list: 'parkings',
  name: 'Valet',
  query: 'type=valet&sort=price',
  hidden: ['Afstand'],
  isFirst: false,
}

type Saved = { id: number; views: SavedView[]; fields?: Record<string, string[]> }

const save = (view: SavedViewInput) => asAdmin<Saved>('PUT', path, view)

async function aColleague() {
  const [row] = await db
    .insert(admins)
    .values({ username: 'collega', role: 'reader' })
    .onConflictDoUpdate({ target: admins.username, set: { role: 'reader' } })
    .returning()
  return row?.id ?? 0
}

test('a view is kept for who saved it, and nobody else sees it', async () => {
  const { status, body } = await save(valet)
  const colleague = await aColleague()
  await saveView(colleague, { ...valet, name: 'Van de collega' })

  expect(status).toBe(200)
  expect(body.views).toEqual([{ id: body.id, ...valet }])
  expect((await asAdmin<SavedView[]>('GET', path)).body).toEqual(body.views)
  expect(await listSavedViews(colleague)).toMatchObject([{ name: 'Van de collega' }])
})

test('a view of a colleague is neither changed nor removed', async () => {
  const colleague = await aColleague()
  const theirs = await saveView(colleague, valet)
  const id = theirs.ok ? theirs.value : 0

  expect((await save({ ...valet, id, name: 'Gekaapt' })).status).toBe(404)
  await asAdmin('DELETE', `${path}/${id}`)
  expect(await listSavedViews(colleague)).toMatchObject([{ id, name: 'Valet' }])
})

test('views go with the account', async () => {
  const colleague = await aColleague()
  await saveView(colleague, valet)
  await db.delete(admins).where(eq(admins.id, colleague))

  expect(await db.select().from(savedViews)).toEqual([])
})

test('a name is used once in a list, and is free in another', async () => {
  await save(valet)

  expect(await save({ ...valet, query: '' })).toMatchObject({
    status: 422,
    body: { fields: { name: ['Je hebt al een weergave met deze naam'] } },
  })
  expect((await save({ ...valet, list: 'providers' })).status).toBe(200)
})

test('a view is renamed, and removed', async () => {
  const { id } = (await save(valet)).body
  const renamed = await save({ ...valet, id, name: 'Alleen valet' })

  expect(renamed.body.views).toEqual([{ ...valet, id, name: 'Alleen valet' }])
  expect((await asAdmin('DELETE', `${path}/${id}`)).status).toBe(204)
  expect(await db.select().from(savedViews)).toEqual([])
})

test('a list opens with one view', async () => {
  const one = (await save({ ...valet, isFirst: true })).body.id
  const other = (await save({ ...valet, name: 'Shuttle', isFirst: true })).body.id
  const again = await save({ ...valet, id: one, isFirst: true })

  expect(again.body.views.map(({ id, isFirst }) => [id, isFirst])).toEqual([
    [one, true],
    [other, false],
  ])
})

test('the columns of the whole list are kept once, and never a query', async () => {
  const whole = { ...valet, name: '', isFirst: true }
  await save(whole)
  const { views } = (await save({ ...whole, hidden: ['Status'] })).body

  expect(views).toMatchObject([{ name: '', query: '', hidden: ['Status'], isFirst: false }])
})

test('a list has a limited number of views', async () => {
  for (let number = 1; number <= maxViews; number++) await save({ ...valet, name: `${number}` })
  await save({ ...valet, name: '', hidden: [] })

  expect(await save(valet)).toMatchObject({
    status: 422,
    body: { fields: { name: [expect.stringContaining('al 20 weergaven')] } },
  })
})

test('a view is not in the log', async () => {
  const before = await db.$count(auditLog)
  await save(valet)

  expect(await db.$count(auditLog)).toBe(before)
})
