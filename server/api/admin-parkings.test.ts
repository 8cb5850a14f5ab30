import { beforeEach, expect, test } from 'vitest'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import { lacksTag } from '#domain/parking/affiliate-tag.ts'
import type { AdminParking, ListedParking } from '#domain/parking/parking.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/parkings'
const parking = {
  airportCode: 'RTM',
  name: 'Maasparkeren',
  imageUrl: '/images/parking-self-1.svg',
  type: 'self',
  distance: 4,
  pricePerDay: '9,75',
  rating: '4,26',
  reviews: 12,
  affiliateUrl: 'https://maas.example.com/?bron=parkeerpiloot',
  features: {
    security: true,
    covered: false,
    chargingPoint: false,
    keyDrop: false,
    cameras: true,
    fenced: true,
  },
}

const list = () => listAsAdmin<ListedParking>(all)
const add = async (special: object = {}) =>
  (await asAdmin<AdminParking>('POST', all, { ...parking, ...special })).body
const publicNames = async (airport: string) => {
  const response = await api.request(`/api/parkings?airport=${airport}`)
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

beforeEach(async () => {
  const rows = (await list()).filter(({ name }) => name === parking.name)
  if (rows.length > 0) await asAdmin('DELETE', all, { rows: rows.map(({ id }) => ({ id })) })
})

test('the list says what the other parkings at an airport usually cost', async () => {
  const atAirport = (await listAsAdmin<ListedParking>(all)).filter(
    ({ airportCode }) => airportCode === 'RTM',
  )
  const [first, ...others] = atAirport
  const prices = others.map(({ priceToday }) => priceToday).toSorted((a, b) => a - b)
  const middle = [prices.at((prices.length - 1) >> 1), prices.at(prices.length >> 1)]

  expect(others.length).toBeGreaterThan(0)
  expect(first?.usualPrice).toBeCloseTo(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, 1)
})

test('the usual price at an airport is one figure, without the parking that is compared', async () => {
  const usual = async (query: string) =>
    (await asAdmin<{ usualPrice: number | null }>('GET', `${all}/usual-price${query}`)).body
  const [first] = (await list()).filter(({ airportCode }) => airportCode === 'RTM')
  const cheap = await add({ pricePerDay: '1,00' })

  expect(await usual(`?airport=RTM&without=${first?.id}`)).toEqual({
    usualPrice: (await list()).find(({ id }) => id === first?.id)?.usualPrice,
  })
  const ofAll = await usual('?airport=RTM')
  const others = await usual(`?airport=RTM&without=${cheap.id}`)
  expect(Number(ofAll.usualPrice)).toBeLessThan(Number(others.usualPrice))
  expect(await usual('?airport=QQQ')).toEqual({ usualPrice: null })
  expect((await asAdmin('GET', `${all}/usual-price`)).status).toBe(422)
})

test('the list is found by the provider of a parking, and says who it is', async () => {
  const [provider] = await listAsAdmin<AdminProvider>('/api/admin/providers?q=lichtstad')
  const named = { id: provider?.id, name: 'Lichtstad Parking' }
  const ids = async (query: string) =>
    (await listAsAdmin<ListedParking>(`${all}?${query}`)).map((row) => row.id).toSorted()
  const expected = provider?.parkings.map((parking) => parking.id).toSorted()
  const { id: unknown } = await add()

  expect(expected?.length).toBeGreaterThan(0)
  expect(await ids(`provider=${provider?.id}`)).toEqual(expected)
  expect(await ids('q=LICHTSTAD+PARK')).toEqual(expect.arrayContaining(expected ?? []))
  expect((await listAsAdmin<ListedParking>(`${all}?provider=${provider?.id}`))[0]).toMatchObject({
    provider: named,
  })
  expect(await ids('provider=geen')).toContain(unknown)
  expect(await ids('provider=geen')).not.toEqual(expect.arrayContaining(expected ?? []))
  expect(await ids("provider=1'--")).toEqual([])
  const { body } = await asAdmin<PageOf<ListedParking>>('GET', all)
  expect(body.counts.provider?.[`${provider?.id}`]).toBe(expected?.length)
})

test('beside the typed price stands the one that travellers read, which can only be read', async () => {
  const tariffs = [aTariff({ steps: [{ days: 8, total: 50 }] })]
  const added = await add({ tariffs, priceToday: 1 })
  expect(added).toMatchObject({ pricePerDay: 9.75, priceToday: 6.25, isPriceOfTariff: true })

  const { body } = await asAdmin('PUT', `${all}/${added.id}`, {
    ...added,
    priceToday: 1,
    tariffs: [],
  })
  expect(body).toMatchObject({ pricePerDay: 9.75, priceToday: 9.75, isPriceOfTariff: false })
})

test('the list sorts by the price that travellers read', async () => {
  const { id } = await add({
    pricePerDay: 900,
    tariffs: [aTariff({ extraDay: 0.01, steps: [{ days: 8, total: 0.08 }] })],
  })
  const { body } = await asAdmin<PageOf<AdminParking>>('GET', `${all}?sort=price`)

  expect(body.rows[0]).toMatchObject({ id, pricePerDay: 900, priceToday: 0.01 })
})

test('a new parking is public at once, with its price rounded to cents', async () => {
  const { status, body } = await asAdmin<AdminParking>('POST', all, parking)

  expect(status).toBe(201)
  expect(body).toMatchObject({ pricePerDay: 9.75, rating: 4.3, version: 1, unavailable: null })
  expect(await publicNames('RTM')).toContain(parking.name)
})

const tomorrow = dayAfter(amsterdamDay(new Date()), 1)
const noPeriod = { kind: 'between' as const, at: 'pickUp' as const, from: '05:00', until: '05:00' }

test.each([
  [{ airportCode: 'XXX' }, 'airportCode'],
  [{ airportCode: '' }, 'airportCode'],
  [{ name: '' }, 'name'],
  [{ type: 'valet parking' }, 'type'],
  [{ distance: -1 }, 'distance'],
  [{ distance: 1.5 }, 'distance'],
  [{ pricePerDay: 0 }, 'pricePerDay'],
  [{ rating: 5.1 }, 'rating'],
  [{ reviews: -1 }, 'reviews'],
  [{ affiliateUrl: 'javascript:alert(1)' }, 'affiliateUrl'],
  [{ affiliateUrl: 'maas.example.com' }, 'affiliateUrl'],
  [{ imageUrl: 'x' }, 'imageUrl'],
  [{ features: { security: 'ja' } }, 'features.security'],
  [{ features: 'alle' }, 'features'],
  [{ tariffs: [{ name: 'Winter' }] }, 'tariffs.0.steps'],
  [{ tariffs: [aTariff(), aTariff()] }, 'tariffs.1.validFrom'],
  [{ surcharges: [aSurcharge({ amount: 0 })] }, 'surcharges.0.amount'],
  [{ surcharges: [aSurcharge({ when: noPeriod })] }, 'surcharges.0.when.until'],
  [{ transfer: { mode: 'vliegen' } }, 'transfer.mode'],
  [{ facts: { photos: { value: 'soms', checkedOn: null, source: 'x' } } }, 'facts.photos.value'],
  [{ priceCheckedOn: tomorrow }, 'priceCheckedOn'],
  [{ reviewsReadOn: tomorrow }, 'reviewsReadOn'],
  [
    { facts: { photos: { value: true, checkedOn: tomorrow, source: 'website' } } },
    'facts.photos.checkedOn',
  ],
  [{ providerId: 99_999 }, 'providerId'],
  [{ unavailable: 'x' }, 'unavailable'],
])('%j is refused with an error at its field', async (wrong, field) => {
  const { status, body } = await asAdmin('POST', all, { ...parking, ...wrong })

  expect(status).toBe(422)
  expect(body).toHaveProperty(['fields', field])
})

test('a URL that a phone keyboard capitalized is accepted', async () => {
  const { affiliateUrl } = await add({ affiliateUrl: 'Https://Maas.example.com/Parkeren' })

  expect(affiliateUrl).toBe('https://Maas.example.com/Parkeren')
})

test('a stale version is refused with 409 and the current row', async () => {
  const { id, version } = await add()
  const change = (special: object) =>
    asAdmin('PUT', `${all}/${id}`, { ...parking, version, ...special })
  await change({ pricePerDay: 8 })
  const { status, body } = await change({ pricePerDay: 7 })

  expect(status).toBe(409)
  expect(body).toMatchObject({ current: { pricePerDay: 8, version: version + 1 } })
})

test('a stale deletion is refused with all that a read of the parking gives', async () => {
  const { id, version } = await add()
  const { body: read } = await asAdmin('GET', `${all}/${id}`)
  const { status, body } = await asAdmin('DELETE', `${all}/${id}`, { version: version + 1 })

  expect(status).toBe(409)
  expect(body).toMatchObject({ current: read })
})

test('several parkings are deleted as one change, and undo restores their positions', async () => {
  const before = await list()
  const rows = before.slice(0, 3).map(({ id, version }) => ({ id, version }))
  const { body } = await asAdmin<{ change: string }>('DELETE', all, { rows })

  expect(await list()).toHaveLength(before.length - 3)
  expect((await undo(body.change)).status).toBe(200)
  // Nobody looked at their prices meanwhile, nor at the tariffs that come back.
  const marked = before.map((row, at) => {
    if (at >= 3) return row
    const { checkedPrices } = row
    return {
      ...row,
      isPriceChanged: true,
      checkedPrices: checkedPrices.map((price) => ({ ...price, isChanged: true })),
    }
  })
  expect(await list()).toEqual(marked)
})

test('one stale version prevents the whole deletion', async () => {
  const [first, second] = await list()
  const rows = [
    { id: first?.id, version: first?.version },
    { id: second?.id, version: (second?.version ?? 0) + 1 },
  ]

  expect((await asAdmin('DELETE', all, { rows })).status).toBe(409)
  expect((await list())[0]).toEqual(first)
})

test('a new order is public, and leaves other parkings in place', async () => {
  const before = await list()
  const schiphol = before.filter(({ airportCode }) => airportCode === 'AMS').map(({ id }) => id)
  const { status } = await asAdmin('PUT', `${all}/order`, { ids: schiphol.toReversed() })
  const after = await list()

  expect(status).toBe(200)
  expect(after.slice(0, 5).map(({ id }) => id)).toEqual(schiphol.toReversed())
  expect(after.slice(5).map(({ id }) => id)).toEqual(before.slice(5).map(({ id }) => id))
})

test('an order based on an older order is refused', async () => {
  const seen = (await list()).slice(0, 3).map(({ id }) => id)
  const reorder = (ids: number[]) => asAdmin('PUT', `${all}/order`, { ids, was: seen })

  expect((await reorder(seen.toReversed())).status).toBe(200)
  expect(await reorder(seen.slice(1).concat(seen[0] ?? 0))).toMatchObject({
    status: 409,
    body: { error: 'De volgorde is intussen gewijzigd' },
  })
  expect((await list()).slice(0, 3).map(({ id }) => id)).toEqual(seen.toReversed())
})

test('a new parking without cameras and fenced in the input has neither', async () => {
  const { security, covered, chargingPoint, keyDrop } = parking.features
  const added = await add({ features: { security, covered, chargingPoint, keyDrop } })
  expect(added.features).toMatchObject({ security: true, cameras: false, fenced: false })
})

test('an omitted field keeps its value', async () => {
  const { id } = await add({ unavailable: 'Vol tot maart' })
  const { security, covered, chargingPoint, keyDrop } = parking.features
  const body = {
    ...parking,
    name: parking.name,
    features: { security, covered, chargingPoint, keyDrop },
  }
  const { body: saved } = await asAdmin<AdminParking>('PUT', `${all}/${id}`, body)

  expect(saved.unavailable).toBe('Vol tot maart')
  expect(saved.features).toMatchObject({ cameras: true, fenced: true })
  expect(
    (await asAdmin('PUT', `${all}/${id}`, { ...parking, unavailable: null })).body,
  ).toMatchObject({ unavailable: null })
})

test('an order with an unknown id is refused', async () => {
  expect((await asAdmin('PUT', `${all}/order`, { ids: [999_999] })).status).toBe(404)
})

test('several parkings are made unavailable with a reason, and available again', async () => {
  const [first, second] = await list()
  const rows = [first, second].map((row) => ({ id: row?.id, version: row?.version }))
  const closed = await asAdmin<{ change: string }>('PUT', `${all}/availability`, {
    rows,
    unavailable: 'Vol in de kerstvakantie.',
  })
  expect(closed.status).toBe(200)
  expect((await list()).slice(0, 2)).toMatchObject([
    { unavailable: 'Vol in de kerstvakantie.' },
    { unavailable: 'Vol in de kerstvakantie.' },
  ])

  await undo(closed.body.change)
  expect((await list()).slice(0, 2)).toMatchObject([{ unavailable: null }, { unavailable: null }])
})

test('an id out of range is a 404', async () => {
  const { status } = await asAdmin('PUT', `${all}/availability`, {
    rows: [{ id: 2_147_483_648 }],
    unavailable: 'Vol.',
  })

  expect(status).toBe(422)
})

test('every change is logged with its admin', async () => {
  const { id } = await add()
  const entries = await db.select().from(auditLog)

  expect(entries.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    { username: 'eva', action: 'create', subject: 'parkings', before: null },
  ])
})

const importAll = (apply: boolean, ...values: Record<string, string>[]) =>
  asAdmin<{ lines: { outcome: string }[]; change: string; error: string }>(
    'POST',
    `${all}/import`,
    { apply, lines: values.map((line, index) => ({ row: index + 2, values: line })) },
  )
const newLine = {
  airportCode: 'RTM',
  name: parking.name,
  type: 'self',
  distance: '4',
  pricePerDay: '9,75',
  affiliateUrl: parking.affiliateUrl,
}

test('a dry run reports what an import would do, and changes nothing', async () => {
  const before = await list()
  const lines = [newLine, { id: String(before[0]?.id), pricePerDay: '7,25' }]
  const { status, body } = await importAll(false, ...lines)

  expect(status).toBe(200)
  expect(body.lines.map(({ outcome }) => outcome)).toEqual(['create', 'update'])
  expect(await list()).toEqual(before)
})

test('an import with one invalid line changes nothing', async () => {
  const before = await list()
  const { status, body } = await importAll(true, newLine, { ...newLine, name: 'B', type: 'ballon' })

  expect(status).toBe(422)
  expect(body.error).toContain('niets geïmporteerd')
  expect(body).toHaveProperty('report.lines.1.problems')
  expect(await list()).toEqual(before)
})

test('a report says what travellers go on reading where a tariff of today gives the price', async () => {
  const tariff = aTariff({ validFrom: null, validTo: null, steps: [{ days: 8, total: 48 }] })
  const { id } = await add({ tariffs: [tariff] })
  const { body } = await importAll(false, { id: String(id), pricePerDay: '7,25' })
  expect(body.lines).toMatchObject([{ outcome: 'update', tariffPrice: 6 }])
})

test('wrong lines are skipped if that is asked, and the others are one change', async () => {
  const before = await list()
  const wrong = { ...newLine, name: 'B', type: 'ballon' }
  const values = [newLine, wrong, { id: String(before[0]?.id), pricePerDay: '7,25' }]
  const lines = values.map((line, index) => ({ row: index + 2, values: line }))
  const { status, body } = await asAdmin<{ lines: { outcome: string }[]; change: string }>(
    'POST',
    `${all}/import`,
    { lines, apply: true, skipWrong: true },
  )
  expect(status).toBe(200)
  expect(body.lines.map(({ outcome }) => outcome)).toEqual(['create', 'wrong', 'update'])
  expect(await list()).toHaveLength(before.length + 1)

  expect((await undo(body.change)).status).toBe(200)
  expect(await list()).toHaveLength(before.length)
})

test('a file with nothing but wrong lines imports nothing, also if they may be skipped', async () => {
  const lines = [{ row: 2, values: { ...newLine, type: 'ballon' } }]
  const { status } = await asAdmin('POST', `${all}/import`, { lines, apply: true, skipWrong: true })
  expect(status).toBe(422)
})

test('an import is one change, and is undone as one', async () => {
  const before = await list()
  const [first] = before
  const { body } = await importAll(true, newLine, { id: String(first?.id), pricePerDay: '7,25' })
  const after = await list()
  expect(after).toHaveLength(before.length + 1)
  expect(after.find(({ id }) => id === first?.id)?.pricePerDay).toBe(7.25)

  expect((await undo(body.change)).status).toBe(200)
  expect((await list()).map(({ id, pricePerDay }) => [id, pricePerDay])).toEqual(
    before.map(({ id, pricePerDay }) => [id, pricePerDay]),
  )
})

test('an import can’t be undone once one of its parkings changed', async () => {
  const { body } = await importAll(true, newLine)
  const added = (await list()).find(({ name }) => name === parking.name)
  await asAdmin('PUT', `${all}/${added?.id}`, { ...parking, pricePerDay: 5 })

  expect((await undo(body.change)).status).toBe(409)
  expect((await list()).find(({ name }) => name === parking.name)?.pricePerDay).toBe(5)
})

test.each([{ lines: [], apply: false }, { lines: 'x', apply: true }, { apply: true }])(
  '%j is refused as an import',
  async (body) => {
    expect((await asAdmin('POST', `${all}/import`, body)).status).toBe(422)
  },
)

test('the numbers of the list follow an edit at once', async () => {
  const numbers = async () => {
    const { total, counts } = (await asAdmin<PageOf<AdminParking>>('GET', all)).body
    return {
      total,
      shuttles: counts.type?.shuttle ?? 0,
      unavailable: counts.state?.['niet-beschikbaar'] ?? 0,
    }
  }
  const { total, shuttles, unavailable } = await numbers()
  const { id } = await add({ type: 'shuttle', unavailable: 'Tijdelijk vol' })
  expect(await numbers()).toEqual({
    total: total + 1,
    shuttles: shuttles + 1,
    unavailable: unavailable + 1,
  })

  await asAdmin('DELETE', `${all}/${id}`, {})
  expect(await numbers()).toEqual({ total, shuttles, unavailable })
})

test.each([
  ['https://ringvaart.example.com/?bron=parkeerpiloot', false],
  ['https://ringvaart.example.com/?van=x&bron=parkeerpiloot#prijs', false],
  ['https://ringvaart.example.com/', true],
  ['https://ringvaart.example.com/?bron=parkeerpiloot2', true],
  ['https://ringvaart.example.com/#?bron=parkeerpiloot', true],
])('the list filters parkings without the source tag: %s', async (affiliateUrl, isFound) => {
  const { id: added } = await add({ affiliateUrl })
  expect(lacksTag(affiliateUrl, 'bron=parkeerpiloot')).toBe(isFound)

  const untagged = await listAsAdmin<AdminParking>(`${all}?tag=zonder`)
  expect(untagged.map(({ id }) => id)).toEqual(isFound ? [added] : [])
  const { body: dashboard } = await asAdmin<DashboardSummary>('GET', '/api/admin/dashboard')
  const todos = dashboard.checklist.filter(({ kind }) => kind === 'untagged')
  expect(todos).toEqual(isFound ? [{ kind: 'untagged', parkings: 1 }] : [])
  await asAdmin('DELETE', `${all}/${added}`, {})
})
