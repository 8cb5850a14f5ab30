import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { listLeftOut } from '#server/db/parkings/providers.ts'
import { airports, parkings, providers } from '#server/db/schema.ts'
import { readContent } from '#server/db/seed/content.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/providers'

const input = {
  tradeName: 'Ïmmo Parking',
  legalName: 'Immo Beheer BV',
  registry: 'KBO',
  registryNumber: '0123456749',
  country: 'BE',
  website: null,
  phone: null,
  phoneHours: null,
  marks: [{ name: 'Keurmerk', number: null, validUntil: '2099-01-01', proof: null }],
}

const add = async (special: object = {}) =>
  (await asAdmin<AdminProvider>('POST', all, { ...input, ...special })).body

const list = async (query: string) =>
  (await asAdmin<PageOf<AdminProvider>>('GET', `${all}?${query}`)).body

const names = async (query: string) => (await list(query)).rows.map(({ tradeName }) => tradeName)

beforeEach(async () => {
  await db.delete(providers)
})

test('every built-in provider can be saved as it is', async () => {
  const { providers: builtIn } = await readContent()
  for (const { key, ...provider } of builtIn) {
    const { status, body } = await asAdmin<AdminProvider>('POST', all, provider)
    expect([key, status, body]).toMatchObject([
      key,
      201,
      { registryNumber: provider.registryNumber },
    ])
  }
})

test('a provider is added, read, changed and refused once it is stale', async () => {
  const added = await add()
  expect(added).toMatchObject({ registryNumber: '0123.456.749', parkings: [], leftOutAt: null })
  expect((await asAdmin('GET', `${all}/${added.id}`)).body).toEqual(added)

  const changed = { ...input, tradeName: 'Immo', version: added.version }
  const saved = await asAdmin<AdminProvider>('PUT', `${all}/${added.id}`, changed)
  expect([saved.status, saved.body.tradeName]).toEqual([200, 'Immo'])

  const late = await asAdmin('PUT', `${all}/${added.id}`, changed)
  expect([late.status, late.body]).toMatchObject([409, { current: { tradeName: 'Immo' } }])
})

test('wrong fields are named all at once, those of a mark by its place', async () => {
  const [mark] = input.marks
  const marks = [mark, { ...mark, number: '2', validUntil: 'morgen' }]
  const wrong = { tradeName: '', registryNumber: '1', marks }
  const { status, body } = await asAdmin('POST', all, { ...input, ...wrong })

  expect(status).toBe(422)
  expect(Object.keys(body.fields as object).toSorted()).toEqual([
    'marks.1.validUntil',
    'registryNumber',
    'tradeName',
  ])
})

describe('the list', () => {
  const today = amsterdamDay(new Date())
  const marked = (days: number) => ({
    marks: [
      { ...input.marks[0], name: 'Eerst', validUntil: dayAfter(today, days) },
      { ...input.marks[0], name: 'Later' },
    ],
  })

  beforeEach(async () => {
    const dutch = { country: 'NL', registry: 'KvK', registryNumber: '00000011' }
    const [zeeman] = [
      await add({ ...dutch, ...marked(20), tradeName: 'Zeeman 10' }),
      await add({ ...dutch, ...marked(-1), tradeName: 'Zeeman 9', legalName: 'Negen BV' }),
      await add({ ...input, marks: [] }),
      await add({ tradeName: 'Weg', leftOutAt: 'EIN', leftOutBecause: 'Gestopt' }),
    ]
    await db.update(parkings).set({ providerId: zeeman.id }).where(eq(parkings.airportCode, 'RTM'))
  })

  test.each([
    ['', ['Ïmmo Parking', 'Weg', 'Zeeman 9', 'Zeeman 10']],
    ['sort=name&dir=desc', ['Zeeman 10', 'Zeeman 9', 'Weg', 'Ïmmo Parking']],
    ['sort=mark', ['Zeeman 9', 'Zeeman 10', 'Weg', 'Ïmmo Parking']],
    ['sort=parkings&dir=desc&pageSize=1', ['Zeeman 10']],
    ['q=immo parking', ['Ïmmo Parking']],
    ['q=negen', ['Zeeman 9']],
    ['q=0123456749', ['Ïmmo Parking', 'Weg']],
    ['q=KBO 0123.456', ['Ïmmo Parking', 'Weg']],
    ['country=BE', ['Ïmmo Parking', 'Weg']],
    ['mark=verlopen', ['Zeeman 9']],
    ['mark=verloopt', ['Zeeman 10']],
    ['mark=geldig', ['Weg']],
    ['mark=geen', ['Ïmmo Parking']],
    ['state=niet-getoond', ['Weg']],
    ['airport=RTM', ['Zeeman 10']],
    ['airport=EIN', ['Weg']],
  ])('%j gives %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('has the parkings of each, and the numbers for its filters', async () => {
    const { rows, counts, total } = await list('sort=name&dir=desc&pageSize=1')

    expect(rows[0]?.parkings).toContainEqual(expect.objectContaining({ airportCode: 'RTM' }))
    expect(total).toBe(4)
    expect(counts).toEqual({
      country: { NL: 2, BE: 2 },
      mark: { verlopen: 1, verloopt: 1, geldig: 1, geen: 1 },
      state: { getoond: 3, 'niet-getoond': 1 },
      airport: { RTM: 1, EIN: 1 },
    })
  })
})

test('a provider that is deleted leaves its parkings, and an undo gives it back to them', async () => {
  const { id, version } = await add()
  await db.update(parkings).set({ providerId: id }).where(eq(parkings.airportCode, 'EIN'))
  const its = async () => {
    const { body } = await asAdmin<AdminProvider>('GET', `${all}/${id}`)
    return body.parkings?.map(({ name }) => name)
  }
  const before = await its()
  expect(before).not.toEqual([])

  const deleted = await asAdmin<{ change: string }>('DELETE', `${all}/${id}`, { version })
  expect(deleted.status).toBe(200)
  const left = await db.$count(parkings, eq(parkings.airportCode, 'EIN'))
  expect(left).toBe(before?.length)

  const { body: bin } = await asAdmin<{ change: string; items: { name: string }[] }[]>(
    'GET',
    '/api/admin/changes/deleted',
  )
  expect(bin.find(({ change }) => change === deleted.body.change)?.items).toMatchObject([
    { name: input.tradeName },
  ])

  const undone = await asAdmin('POST', `/api/admin/changes/${deleted.body.change}/undo`, {})
  expect([undone.status, undone.body.inTheWay]).toEqual([200, []])
  expect(await its()).toEqual(before)
})

test('several providers are deleted together, or none', async () => {
  const [one, other] = [await add(), await add({ tradeName: 'Ander' })]
  const rows = [one, other].map(({ id, version }) => ({ id, version }))
  const wrong = { rows: [rows[0], { ...rows[1], version: 9 }] }
  expect((await asAdmin('DELETE', all, wrong)).status).toBe(409)
  expect(await names('')).toHaveLength(2)

  expect((await asAdmin('DELETE', all, { rows })).status).toBe(200)
  expect(await names('')).toEqual([])
})

test('a provider that is left out is public with its reason, and moves with the airport’s code', async () => {
  const leftOut = { leftOutAt: 'EIN', leftOutBecause: 'Gestopt', leftOutSince: '2026-03-01' }
  await add(leftOut)
  const places = async () => (await listLeftOut()).map(({ airport, leftOut }) => [airport, leftOut])
  const expected = [{ name: input.tradeName, because: 'Gestopt', since: '2026-03-01' }]
  expect(await places()).toEqual([['Eindhoven', expected]])

  const [{ id } = { id: 0 }] = await db.select().from(airports).where(eq(airports.code, 'EIN'))
  const { body: airport } = await asAdmin<{ version: number }>('GET', `/api/admin/airports/${id}`)
  const renamed = await asAdmin('PUT', `/api/admin/airports/${id}`, { ...airport, code: 'EHV' })
  expect(renamed.status).toBe(200)
  expect(await places()).toEqual([['Eindhoven', expected]])
})

test('the airport of a provider that is left out exists', async () => {
  const { status, body } = await asAdmin('POST', all, {
    ...input,
    leftOutAt: 'XXX',
    leftOutBecause: 'Gestopt',
  })

  expect([status, body.fields]).toEqual([422, { leftOutAt: ['Kies een luchthaven die bestaat'] }])
})

test('a parking has only a provider that exists', async () => {
  const { id } = await add()
  const { body: parking } = await asAdmin<AdminParking>('GET', '/api/admin/parkings/1')
  const save = (providerId: number) =>
    asAdmin('PUT', '/api/admin/parkings/1', { ...parking, providerId, version: undefined })

  expect((await save(id)).body).toMatchObject({ providerId: id })
  expect((await save(id + 1)).body).toMatchObject({
    fields: { providerId: ['Kies een aanbieder die bestaat'] },
  })
})
