import { expect, test } from 'vitest'
import { listView, nextSort, readListState, wholeList, writeListState } from './list-view.ts'

type Parking = { name: string; airport: string; price: number | null }

const parkings: Parking[] = [
  { name: 'Ringvaart', airport: 'AMS', price: 8.5 },
  { name: 'École Parking', airport: 'CRL', price: null },
  { name: 'eindhovenpark 10', airport: 'EIN', price: 12 },
  { name: 'Eindhovenpark 9', airport: 'EIN', price: 6.95 },
]

const rules = {
  searchIn: (parking: Parking) => [parking.name, parking.airport],
  filterOn: {
    airport: (parking: Parking) => parking.airport,
    price: (parking: Parking) => (parking.price === null ? 'unknown' : 'known'),
  },
  sortBy: { Naam: (parking: Parking) => parking.name, Prijs: (parking: Parking) => parking.price },
}

const namesIn = (state: Partial<typeof wholeList>) =>
  listView(parkings, { ...wholeList, ...state }, rules).shown.map(({ name }) => name)

test('a search matches any of the texts, ignoring case', () => {
  expect(namesIn({ q: 'VAART' })).toEqual(['Ringvaart'])
  expect(namesIn({ q: 'crl' })).toEqual(['École Parking'])
})

test('a plain letter matches an accented one, but a typed accent must match', () => {
  expect(namesIn({ q: 'ecole' })).toEqual(['École Parking'])
  expect(namesIn({ q: 'é' })).toEqual(['École Parking'])
})

test('spaces around a search are ignored, and a match never spans two texts', () => {
  expect(namesIn({ q: ' ringvaart ' })).toEqual(['Ringvaart'])
  expect(namesIn({ q: 'vaart ams' })).toEqual([])
})

test('the search and every filter must match, and an empty filter matches all', () => {
  expect(namesIn({ filters: { airport: 'EIN', price: '' } })).toHaveLength(2)
  expect(namesIn({ filters: { airport: 'EIN', price: 'unknown' } })).toEqual([])
  expect(namesIn({ filters: { airport: 'EIN' }, q: 'ringvaart' })).toEqual([])
})

test('names sort by Dutch rules, with numbers by value', () => {
  const upwards = ['École Parking', 'Eindhovenpark 9', 'eindhovenpark 10', 'Ringvaart']

  expect(namesIn({ sort: 'Naam' })).toEqual(upwards)
  expect(namesIn({ sort: 'Naam', dir: 'desc' })).toEqual(upwards.toReversed())
})

test('rows without a value come last in both directions', () => {
  expect(namesIn({ sort: 'Prijs' }).at(-1)).toBe('École Parking')
  expect(namesIn({ sort: 'Prijs', dir: 'desc' })).toEqual([
    'eindhovenpark 10',
    'Ringvaart',
    'Eindhovenpark 9',
    'École Parking',
  ])
})

test('an unknown sort column keeps the original order', () => {
  expect(namesIn({ sort: 'Kleur' })).toEqual(parkings.map(({ name }) => name))
})

test('a header sorts ascending, then descending, then not at all', () => {
  const up = { ...wholeList, ...nextSort(wholeList, 'Naam') }
  const down = { ...up, ...nextSort(up, 'Naam') }

  expect(up).toMatchObject({ sort: 'Naam', dir: 'asc' })
  expect(down).toMatchObject({ sort: 'Naam', dir: 'desc' })
  expect({ ...down, ...nextSort(down, 'Naam') }).toEqual(wholeList)
})

test('a page has 50 rows, and a page number too high shows the last page', () => {
  const many = Array.from({ length: 120 }, (_, index) => index)
  const at = (page: number) => listView(many, { ...wholeList, page }, {})

  expect(at(1)).toMatchObject({ from: 1, to: 50, pages: 3 })
  expect(at(3)).toMatchObject({ from: 101, to: 120, page: 3 })
  expect(at(9)).toMatchObject({ from: 101, to: 120, page: 3 })
})

test('the address holds only the differences from the default view, and keeps other parameters', () => {
  const filters = { airport: '', type: 'valet' }
  const state = {
    ...wholeList,
    q: 'köln bonn',
    sort: 'Naam',
    dir: 'desc' as const,
    page: 2,
    filters,
  }
  const written = writeListState(new URLSearchParams('updated=1&airport=AMS'), state)

  expect(Object.fromEntries(written)).toEqual({
    updated: '1',
    q: 'köln bonn',
    sort: 'Naam',
    dir: 'desc',
    page: '2',
    type: 'valet',
  })
  expect(readListState(written, ['airport', 'type'])).toEqual(state)
})

test('an invalid address gives the default view', () => {
  expect(readListState(new URLSearchParams('page=-2&dir=omhoog'))).toEqual(wholeList)
})

test('a row with several filter values is found by each of them', () => {
  const rows = [{ uses: ['airport', 'post'] }, { uses: ['post'] }, { uses: [] }]
  const found = (use: string) =>
    listView(rows, { ...wholeList, filters: { use } }, { filterOn: { use: ({ uses }) => uses } })
      .found.length

  expect([found(''), found('airport'), found('post')]).toEqual([3, 1, 2])
})
