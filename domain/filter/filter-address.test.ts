import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './filter-address.ts'
import { changed, defaultFilter, type FilterChange, type SortBy } from './parking-filter.ts'

function address(change: FilterChange): string {
  return new URLSearchParams(writeFilter(changed(defaultFilter, change))).toString()
}

function read(query: string) {
  return readFilter(new URLSearchParams(query))
}

test('the default filter adds nothing to the address', () => {
  expect(address({})).toBe('')
  expect(read('')).toEqual(defaultFilter)
})

test.each<[string, FilterChange]>([
  ['type=shuttle&type=valet', { parkingTypes: { self: false } }],
  ['type=zelf', { parkingTypes: { shuttle: false, valet: false } }],
  ['type=geen', { parkingTypes: { shuttle: false, valet: false, self: false } }],
  ['max=10', { maxDistance: 10 }],
  ['max=0', { maxDistance: 0 }],
  ['beveiliging=24-7', { security: { twentyFourSeven: true } }],
  ['beveiliging=cameras&beveiliging=omheind', { security: { cameras: true, fenced: true } }],
  ['extra=overdekt', { extras: { covered: true } }],
  ['extra=oplaadpunt&extra=sleutel', { extras: { chargingPoint: true, keyDrop: true } }],
  ['sorteer=afstand', { sortBy: 'distance' }],
  ['sorteer=beoordeling', { sortBy: 'rating' }],
])('%s is written and read', (query, change) => {
  expect(address(change)).toBe(query)
  expect(read(query)).toEqual(changed(defaultFilter, change))
})

test.each([
  'type=',
  'type=trein',
  'max=',
  'max=1000',
  'max=-1',
  'max=1.5',
  'max=1e1',
  'max=tien',
  'max=99999999999999999999',
  'beveiliging=hond',
  'beveiliging=constructor',
  'extra=wasstraat',
  'sorteer=naam',
  'sorteer=toString',
  'sorteer=prijs',
  'utm_source=krant',
  'TYPE=valet',
])('%s is ignored', (query) => {
  expect(read(query)).toEqual(defaultFilter)
})

test('unknown values do not affect the known ones', () => {
  expect(read('type=trein&type=valet&max=10&extra=x&extra=overdekt&sorteer=?')).toEqual(
    changed(defaultFilter, {
      parkingTypes: { shuttle: false, self: false },
      maxDistance: 10,
      extras: { covered: true },
    }),
  )
})

test('the distance may be beyond the end of its slider, for parkings that are farther', () => {
  expect(read('max=35')).toEqual(changed(defaultFilter, { maxDistance: 35 }))
})

test('a form without JavaScript submits every field, and reads as the same filter', () => {
  const all = 'type=geen&type=shuttle&type=valet&type=zelf&max=20&sorteer=prijs'

  expect(read(all)).toEqual(defaultFilter)
  expect(read('type=geen&type=valet&max=20')).toEqual(
    changed(defaultFilter, { parkingTypes: { shuttle: false, self: false } }),
  )
})

test('every filter survives a round trip through the address', () => {
  const bits = [...Array(512).keys()].map((bits) =>
    [...Array(9).keys()].map((bit) => bits & (1 << bit)),
  )
  const sorts: SortBy[] = ['price', 'distance', 'rating']
  const wrong: string[] = []

  for (const [index, [a, b, c, d, e, f, g, h, i]] of bits.entries()) {
    const filter = {
      ...defaultFilter,
      parkingTypes: { shuttle: !!a, valet: !!b, self: !!c },
      maxDistance: index % 21,
      security: { twentyFourSeven: !!d, cameras: !!e, fenced: !!f },
      extras: { covered: !!g, chargingPoint: !!h, keyDrop: !!i },
      sortBy: sorts[index % 3] ?? 'price',
    }
    const query = new URLSearchParams(writeFilter(filter))
    if (JSON.stringify(readFilter(query)) !== JSON.stringify(filter)) wrong.push(query.toString())
  }

  expect(wrong).toEqual([])
})
