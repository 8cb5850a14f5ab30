import { beforeEach, expect, test } from 'vitest'
import type { Closure } from '#domain/closure/closure.ts'
import { maxClosures } from '#domain/closure/closure-schema.ts'
import type { EditedParking, ListedParking } from '#domain/parking/parking.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { closures } from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aClosure } from '#test/tariffs.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/parkings'
const call = `${all}/closures`
const christmas: Closure = {
  firstDay: `${comingYear}-12-24`,
  lastDay: `${comingYear + 1}-01-03`,
  reason: 'full',
  only: null,
}

type Quoted = { id: number; closures?: Closure[]; quote: Quote }

const quotedAt = async (airport: string) => {
  const stay = `van=${comingYear}-12-20&tot=${comingYear}-12-27`
  const response = await api.request(`/api/parkings?airport=${airport}&${stay}`)
  return (await response.json()) as Quoted[]
}
const listedAt = (airport: string) => listAsAdmin<ListedParking>(`${all}?airport=${airport}`)
const rowsAt = async (airport: string) =>
  (await listedAt(airport)).map(({ id, version }) => ({ id, version }))
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})
const close = (rows: object[], more: object = {}) =>
  asAdmin<{ change: string; changed: number }>('POST', call, {
    rows,
    periods: [christmas],
    ...more,
  })

beforeEach(async () => {
  await db.delete(closures)
  await refreshContentVersion()
})

test('parkings are closed for a period at once, which visitors read, and one undo opens them', async () => {
  const rows = await rowsAt('AMS')
  const { status, body } = await close(rows)

  expect(status).toBe(200)
  expect(body.changed).toBe(rows.length)
  for (const { closures, quote } of await quotedAt('AMS')) {
    expect(closures).toEqual([christmas])
    expect(quote.total).toBeNull()
    expect(quote.warnings[0]).toBe('vol van 24 december tot en met 3 januari')
    expect(quote.freeFrom).toBe(`${comingYear + 1}-01-04`)
    expect(quote.freeUntil).toBe(`${comingYear}-12-23`)
  }
  expect((await listedAt('AMS')).every((row) => row.comingClosures.length === 1)).toBe(true)
  const detail = await api.request('/api/lots/schiphol/ringvaart-parking')
  expect(await detail.json()).toMatchObject({ closures: [christmas] })

  expect((await undo(body.change)).status).toBe(200)
  expect((await quotedAt('AMS')).every(({ quote }) => quote.total !== null)).toBe(true)
  expect((await quotedAt('AMS'))[0]).not.toHaveProperty('closures')
})

test('who has that period already is left as it is, and it can be opened again', async () => {
  const [first, ...others] = await rowsAt('AMS')
  await close([first ?? {}])
  const rows = await rowsAt('AMS')
  const { body } = await close(rows)
  expect(body.changed).toBe(others.length)

  const opened = await close(await rowsAt('AMS'), { closed: false })
  expect(opened.body.changed).toBe(rows.length)
  expect((await listedAt('AMS')).flatMap((row) => row.comingClosures)).toEqual([])
})

test('several periods are one change, of which each parking gets those that it lacks', async () => {
  const [first, ...others] = await rowsAt('AMS')
  await close([first ?? {}])
  const easter = aClosure({ firstDay: `${comingYear}-04-02`, lastDay: `${comingYear}-04-05` })
  const { body } = await close(await rowsAt('AMS'), { periods: [easter, christmas] })

  expect(body.changed).toBe(others.length + 1)
  expect(await db.$count(closures)).toBe(2 * (others.length + 1))
  for (const row of await listedAt('AMS')) expect(row.comingClosures).toEqual([easter, christmas])
  expect((await undo(body.change)).status).toBe(200)
  expect(await db.$count(closures)).toBe(1)
})

test('a parking has no more periods than its form takes', async () => {
  const [row] = await rowsAt('AMS')
  const days = Array.from({ length: maxClosures }, (_, at) => dayAfter(`${comingYear}-01-01`, at))
  const periods = days.map((day) => aClosure({ firstDay: day, lastDay: day }))
  expect((await close([row ?? {}], { periods })).status).toBe(200)

  const { status } = await close(await rowsAt('AMS'))
  expect(status).toBe(422)
  expect(await db.$count(closures)).toBe(maxClosures)
  expect((await close(await rowsAt('AMS'), { periods: [] })).status).toBe(422)
})

test('a form that was opened before its parking closed is stale', async () => {
  const [row] = await rowsAt('AMS')
  const { body } = await asAdmin<EditedParking>('GET', `${all}/${row?.id}`)
  await close([row ?? {}])

  expect((await asAdmin('PUT', `${all}/${row?.id}`, body)).status).toBe(409)
  expect((await close([row ?? {}])).status).toBe(409)
})

test('the form saves periods, keeps those that are left out, and logs each under its parking', async () => {
  const [row] = await rowsAt('EIN')
  const path = `${all}/${row?.id}`
  const { body } = await asAdmin<EditedParking>('GET', path)
  const past = { ...christmas, firstDay: '2020-12-24', lastDay: '2021-01-03' }
  const saved = await asAdmin<EditedParking>('PUT', path, { ...body, closures: [christmas, past] })
  expect(saved.body.closures).toEqual([past, christmas])

  const { closures: _, ...others } = saved.body
  const kept = await asAdmin<EditedParking>('PUT', path, others)
  expect(kept.body.closures).toEqual([past, christmas])
  expect((await listedAt('EIN')).find(({ id }) => id === row?.id)?.comingClosures).toEqual([
    christmas,
  ])

  const log = await asAdmin<{ changes: { subject: string; owner?: string }[] }>(
    'GET',
    '/api/admin/changes?field=closure',
  )
  expect(JSON.stringify(log.body)).toContain('"subject":"closures"')
  const opened = await asAdmin<EditedParking>('PUT', path, { ...kept.body, closures: [] })
  expect(opened.body.closures).toEqual([])
})

test('a deleted parking comes back with its periods', async () => {
  const [row] = await rowsAt('RTM')
  await close([row ?? {}])
  const { body } = await asAdmin<{ change: string }>('DELETE', `${all}/${row?.id}`, {})
  await undo(body.change)

  const back = await asAdmin<EditedParking>('GET', `${all}/${row?.id}`)
  expect(back.body.closures).toEqual([christmas])
})

test('a period that ends before it begins closes nothing', async () => {
  const rows = await rowsAt('AMS')
  const periods = [{ ...christmas, lastDay: dayAfter(christmas.firstDay, -1) }]
  const { status, body } = await asAdmin('POST', call, { rows, periods })

  expect(status).toBe(422)
  expect(body).toMatchObject({
    fields: { 'periods.0.lastDay': ['Kies een dag op of na de eerste.'] },
  })
  expect(await db.$count(closures)).toBe(0)
})

test('all parkings, or none: one that is gone refuses the others', async () => {
  const rows = await rowsAt('AMS')
  expect((await close([...rows, { id: 999_999 }])).status).toBe(404)
  expect(await db.$count(closures)).toBe(0)
})

test('a period that is over closes nothing, and is not told', async () => {
  const [row] = await rowsAt('AMS')
  const yesterday = dayAfter(amsterdamDay(new Date()), -1)
  await close([row ?? {}], { periods: [{ ...christmas, firstDay: yesterday, lastDay: yesterday }] })

  expect((await quotedAt('AMS')).some(({ closures }) => closures)).toBe(false)
})
