import { beforeEach, expect, test } from 'vitest'
import type { AdminAirport, ListedAirport, SavedAirport } from '#domain/airport/airport.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aParking } from '#test/fixtures.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

const groningen = {
  code: 'GRQ',
  name: 'Groningen Eelde',
  slug: 'groningen-eelde',
  description: 'Een kleine luchthaven in het noorden.',
  officialParkings: 'P1, P2',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
}

const all = '/api/admin/airports'
const at = (id: number) => `${all}/${id}`
const add = async (special: object = {}) => {
  const { body } = await asAdmin<SavedAirport>('POST', all, { ...groningen, ...special })
  return body
}
const change = (airport: SavedAirport, special: object) =>
  asAdmin<SavedAirport>('PUT', at(airport.id), {
    ...groningen,
    version: airport.version,
    ...special,
  })

beforeEach(async () => {
  const { body } = await asAdmin<ListedAirport[]>('GET', all)
  for (const { id, slug } of body) {
    if (/^(groningen|eelde|ander)/.test(slug)) await asAdmin('DELETE', at(id), {})
  }
})

test('the list has all airports in short, with the lowest price', async () => {
  const { status, body, headers } = await asAdmin<ListedAirport[]>('GET', all)

  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toHaveLength(8)
  expect(body[0]).toMatchObject({ code: 'AMS', slug: 'schiphol', lowestPrice: 6.95, version: 1 })
  expect(body[0]).not.toHaveProperty('description')
  expect(body.find(({ code }) => code === 'CRL')).toMatchObject({ lowestPrice: null })
})

test('an airport is found by id, and an unknown id is a 404', async () => {
  const [first] = (await asAdmin<ListedAirport[]>('GET', all)).body
  const { body } = await asAdmin<AdminAirport>('GET', at(first?.id ?? 0))

  expect(body).toMatchObject({ ...first, parkings: 5 })
  expect(body.aliases).toContain('Schiphol Airport')
  for (const id of ['999999', '99999999999', '0', '-1', 'schiphol', '1.5']) {
    expect((await asAdmin('GET', `${all}/${id}`)).status).toBe(404)
  }
})

test('a new airport is public at once, last in the order', async () => {
  const before = knownContentVersion()
  const { status, body } = await asAdmin('POST', all, { ...groningen, code: ' grq ' })
  const list = (await (await api.request('/api/airports')).json()) as { code: string }[]

  expect(status).toBe(201)
  expect(body).toMatchObject({ ...groningen, code: 'GRQ', country: 'NL', version: 1 })
  expect(list.at(-1)?.code).toBe('GRQ')
  expect(knownContentVersion()).toBeGreaterThan(before)
})

test.each([
  [{ code: 'A' }, 'code', 'Code moet minimaal 2 tekens bevatten'],
  [{ code: 'ABCD' }, 'code', 'Code mag maximaal 3 tekens bevatten'],
  [{ code: 'A1!' }, 'code', 'Code mag alleen letters bevatten'],
  [{ name: 'A' }, 'name', 'Naam is verplicht'],
  [{ slug: 'a' }, 'slug', 'Slug is verplicht'],
  [{ slug: 'Eelde' }, 'slug', 'Slug mag alleen kleine letters, cijfers en streepjes bevatten'],
  [{ slug: 'meer' }, 'slug', "De slug 'meer' is al een pagina van de site"],
  [{ description: 'te kort' }, 'description', 'Beschrijving moet minimaal 10 tekens bevatten'],
  [{ officialParkings: ' ' }, 'officialParkings', 'Officiële parkings is verplicht'],
  [{ priceFrom: 0 }, 'priceFrom', 'Prijs vanaf moet groter zijn dan 0'],
  [{ priceFrom: 'gratis' }, 'priceFrom', 'Vul een getal in, bijvoorbeeld 24,95'],
  [{ priceFrom: null }, 'priceFrom', 'Prijs vanaf moet groter zijn dan 0'],
  [{ imageUrl: 'plaatje.jpg' }, 'imageUrl', 'Voer een geldige URL in'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Voer een geldige URL in'],
  [{ latitude: 91 }, 'latitude', 'Vul een getal in van -90 tot 90'],
  [
    { country: 'TR' },
    'country',
    'Kies een land uit de lijst. In andere landen verspringt de klok niet zoals hier, en dan klopt een verblijf niet op het uur.',
  ],
  [
    { zone: 'Europe/Istanbul' },
    'zone',
    'Kies een tijdzone uit de lijst: daar verspringt de klok op dezelfde dagen als hier.',
  ],
  [{ checkInEurope: 601 }, 'checkInEurope', 'Vul hele minuten in, van 0 tot 600'],
  [{ checkInFar: 12.5 }, 'checkInFar', 'Vul hele minuten in, van 0 tot 600'],
])('%j is refused with an error at its field', async (wrong, field, message) => {
  const { status, body } = await asAdmin('POST', all, { ...groningen, ...wrong })

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { [field]: [message] } })
})

test('an airport elsewhere has the clock of its country, or its own', async () => {
  const place = { code: 'TFS', name: 'Tenerife Zuid', slug: 'ander-tenerife' }
  const tenerife = { ...groningen, ...place, country: 'ES', zone: 'west' }
  const { body } = await asAdmin<AdminAirport>('POST', all, tenerife)
  expect(body).toMatchObject({ country: 'ES', zone: 'west' })

  // What is left out stays as it is.
  const { zone: _, ...rest } = tenerife
  const kept = await asAdmin<AdminAirport>('PUT', `${all}/${body.id}`, { ...rest, version: 1 })
  expect(kept.body.zone).toBe('west')
  const own = { ...rest, zone: null, version: kept.body.version }
  expect((await asAdmin<AdminAirport>('PUT', `${all}/${body.id}`, own)).body.zone).toBeNull()
})

test.each([null, [], 'tekst', 5, {}])('%j is refused as an airport', async (body) => {
  expect((await asAdmin('POST', all, body)).status).toBe(422)
})

test('a code or slug in use is refused', async () => {
  const code = await asAdmin('POST', all, { ...groningen, code: 'AMS' })
  const slug = await asAdmin('POST', all, { ...groningen, slug: 'schiphol' })

  expect([code.status, slug.status]).toEqual([409, 409])
  expect(code.body).toMatchObject({ fields: { code: ['Deze code is al in gebruik'] } })
  expect(slug.body).toMatchObject({ fields: { slug: ['Deze slug is al in gebruik'] } })
})

test('a price may have a comma, and is rounded to cents', async () => {
  expect((await add({ priceFrom: '24,954' })).priceFrom).toBe(24.95)
})

test('exact numbers in a description are replaced, and the response lists them', async () => {
  const saved = await add({ description: 'Eelde beschikt over drie parkeerterreinen.' })

  expect(saved.description).toBe('Eelde beschikt over verschillende parkeerplaatsen.')
  expect(saved.replaced).toEqual(['drie parkeerterreinen'])
})

test('a change is public at once, and raises the version', async () => {
  const airport = await add()
  const { status, body } = await change(airport, { name: 'Eelde', latitude: '53,12' })

  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Eelde', latitude: 53.12, version: airport.version + 1 })
})

test('the minutes before a flight are 120 and 180 until they are given', async () => {
  const airport = await add()
  expect(airport).toMatchObject({ checkInEurope: 120, checkInFar: 180 })

  const { body } = await change(airport, { checkInEurope: '90', checkInFar: 150 })
  expect(body).toMatchObject({ checkInEurope: 90, checkInFar: 150 })
})

test('an omitted field keeps its value', async () => {
  const airport = await add({ city: 'Groningen', country: 'DE', aliases: ['Airport Eelde'] })

  expect((await change(airport, {})).body).toMatchObject({
    city: 'Groningen',
    country: 'DE',
    aliases: ['Airport Eelde'],
  })
})

test('a stale version is refused with 409 and the current row', async () => {
  const airport = await add()
  await change(airport, { name: 'Van de ander' })
  const { status, body } = await change(airport, { name: 'Van mij' })

  expect(status).toBe(409)
  expect(body).toMatchObject({
    error: 'Deze luchthaven is intussen gewijzigd',
    current: { name: 'Van de ander', version: airport.version + 1 },
  })
})

test('of two simultaneous writes on one version, one is refused', async () => {
  const airport = await add()
  const both = await Promise.all([
    change(airport, { name: 'De ene' }),
    change(airport, { name: 'De andere' }),
  ])

  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a write without a version is not checked', async () => {
  const airport = await add()

  expect((await asAdmin('PUT', at(airport.id), groningen)).status).toBe(200)
})

test('a former slug becomes an alias, until another airport takes it', async () => {
  const airport = await add()
  const { body } = await change(airport, { slug: 'eelde' })
  expect(body.aliases).toEqual(['groningen-eelde'])

  const other = await add({ code: 'ZZZ', slug: 'groningen-eelde' })
  const read = await asAdmin<AdminAirport>('GET', at(airport.id))
  expect(other.slug).toBe('groningen-eelde')
  expect(read.body.aliases).toEqual([])
})

test('a restored slug is no alias of its own airport', async () => {
  const airport = await add()
  const moved = await change(airport, { slug: 'eelde' })
  const back = await change(moved.body, { slug: 'groningen-eelde', aliases: moved.body.aliases })

  expect(back.body.aliases).toEqual(['eelde'])
})

test('an alias in use by another airport is refused', async () => {
  const { status, body } = await asAdmin('POST', all, { ...groningen, aliases: ['Keulen'] })

  expect(status).toBe(409)
  expect(body).toHaveProperty('fields.aliases')
})

test('an airport with parkings or questions can’t be deleted, and its uses are listed', async () => {
  const [schiphol] = (await asAdmin<ListedAirport[]>('GET', all)).body
  const { status, body } = await asAdmin<{ error: string; usedBy: { kind: string }[] }>(
    'DELETE',
    at(schiphol?.id ?? 0),
    { version: schiphol?.version },
  )

  expect(status).toBe(409)
  expect(body.error).toContain('Deze luchthaven is nog in gebruik')
  expect(body.usedBy.filter(({ kind }) => kind === 'parking')).toHaveLength(5)
})

test('a stale delete is refused, and a repeated delete is a 404', async () => {
  const airport = await add()
  await change(airport, { name: 'Anders' })

  expect((await asAdmin('DELETE', at(airport.id), { version: 1 })).status).toBe(409)
  expect((await asAdmin('DELETE', at(airport.id))).status).toBe(200)
  expect((await asAdmin('DELETE', at(airport.id))).status).toBe(404)
})

test('undo restores a deleted airport with its aliases', async () => {
  const airport = await add({ aliases: ['Airport Eelde'] })
  const { body } = await asAdmin<{ change: string }>('DELETE', at(airport.id), {})
  const undone = await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  const { replaced, ...expected } = airport

  expect(undone.status).toBe(200)
  expect((await asAdmin('GET', at(airport.id))).body).toEqual(expected)
  expect(replaced).toEqual([])
})

test('a change can be undone only once', async () => {
  const airport = await add()
  const { body } = await asAdmin<{ change: string }>('DELETE', at(airport.id), {})
  const undo = () => asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})

  expect((await undo()).status).toBe(200)
  expect((await undo()).status).toBe(404)
})

test('a deleted airport can’t be restored once another has its slug', async () => {
  const airport = await add()
  const { body } = await asAdmin<{ change: string }>('DELETE', at(airport.id), {})
  await add({ code: 'ZZZ' })
  const undone = await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})

  expect(undone.status).toBe(409)
  expect(undone.body).toHaveProperty('error')
})

test('the admin’s order is public', async () => {
  const { body } = await asAdmin<ListedAirport[]>('GET', all)
  const ids = body.map(({ id }) => id).toReversed()
  expect((await asAdmin('PUT', `${all}/order`, { ids })).status).toBe(200)
  const list = (await (await api.request('/api/airports')).json()) as { id: number }[]
  await asAdmin('PUT', `${all}/order`, { ids: ids.toReversed() })

  expect(list.map(({ id }) => id)).toEqual(ids)
})

test.each([
  [{ slug: 'ams' }, 'slug'],
  [{ aliases: ['Schiphol'] }, 'aliases'],
  [{ aliases: ['EIN'] }, 'aliases'],
])('%j is refused because it names another airport', async (special, field) => {
  const { status, body } = await asAdmin('POST', all, { ...groningen, ...special })

  expect(status).toBe(409)
  expect(body).toHaveProperty(`fields.${field}`)
})

test('a NUL is stripped from text', async () => {
  const { status, body } = await asAdmin('POST', all, { ...groningen, city: 'Gro\u0000ningen' })

  expect(status).toBe(201)
  expect(body).toMatchObject({ city: 'Groningen' })
})

test.each(['0x10', '1e3', '1,2,3', '--5'])('%s is refused as a price', async (priceFrom) => {
  expect((await asAdmin('POST', all, { ...groningen, priceFrom })).status).toBe(422)
})

test('a body is not read past its limit', async () => {
  let read = 0
  const endless = new ReadableStream({
    pull(controller) {
      read += 1
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  const response = await api.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    // Node needs this to allow a response before the body ends.
    ...{ duplex: 'half' },
  })

  expect(response.status).toBe(413)
  expect(read).toBeLessThan(20)
})

type Card = { code: string; priceFrom: number | null; lowestPrice: number | null }

async function cardOf(code: string): Promise<Card | undefined> {
  const cards = (await (await api.request('/api/airports')).json()) as Card[]
  return cards.find((card) => card.code === code)
}

test('the specified fields without a choice make a typed price', async () => {
  expect(await add()).toMatchObject({ priceFrom: 4.25, priceFollows: false, lowestPrice: null })
  expect(await cardOf('GRQ')).toMatchObject({ priceFrom: 4.25, lowestPrice: null })
})

test('a price that follows is that of the cheapest bookable parking, or else the typed one', async () => {
  const added = await add({ priceFollows: true })
  expect(added).toMatchObject({ priceFrom: 4.25, priceFollows: true })
  expect(await cardOf('GRQ')).toMatchObject({ priceFrom: 4.25, lowestPrice: null })

  const parkings = '/api/admin/parkings'
  for (const special of [{ pricePerDay: 7.5 }, { pricePerDay: 5, unavailable: 'Vol' }]) {
    const { id, ...parking } = aParking({ airportCode: 'GRQ', ...special })
    await asAdmin('POST', parkings, parking)
  }
  expect(await cardOf('GRQ')).toMatchObject({ priceFrom: 7.5, lowestPrice: 7.5 })
  expect((await asAdmin('GET', at(added.id))).body).toMatchObject({ priceFrom: 4.25 })

  const { body } = await change(added, { version: undefined })
  expect(body).toMatchObject({ priceFrom: 4.25, priceFollows: false, lowestPrice: 7.5 })

  const rows = (await listAsAdmin<AdminParking>(parkings))
    .filter(({ airportCode }) => airportCode === 'GRQ')
    .map(({ id }) => ({ id }))
  await asAdmin('DELETE', parkings, { rows })
})

test('many prices follow in one change, and one undo brings the typed ones back', async () => {
  const typed = (await asAdmin<ListedAirport[]>('GET', all)).body
  const ids = typed.map(({ id }) => id)
  const { body } = await asAdmin<{ change: string }>('PUT', `${all}/follow`, { ids })

  for (const id of ids) {
    expect((await asAdmin('GET', at(id))).body).toMatchObject({ priceFollows: true })
  }
  expect((await asAdmin('GET', at(ids[0] ?? 0))).body).toMatchObject({ priceFrom: 5.25 })
  expect(await cardOf('AMS')).toMatchObject({ priceFrom: 6.95 })

  await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  const back = (await asAdmin<ListedAirport[]>('GET', all)).body
  expect(back.some(({ priceFollows }) => priceFollows)).toBe(false)
  expect(await cardOf('AMS')).toMatchObject({ priceFrom: 5.25 })
})

test('an unknown airport cannot follow, and then none does', async () => {
  const [first] = (await asAdmin<ListedAirport[]>('GET', all)).body
  const ids = [first?.id, 999_999]

  expect((await asAdmin('PUT', `${all}/follow`, { ids })).status).toBe(404)
  expect((await asAdmin('GET', at(first?.id ?? 0))).body).toMatchObject({ priceFollows: false })
})
