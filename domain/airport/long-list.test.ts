import { expect, test } from 'vitest'
import { maxDrawn, pageSize } from '#domain/filter/list-page.ts'
import { defaultFilter, filterParkings } from '#domain/filter/parking-filter.ts'
import { hasCard } from '#domain/parking/listed-parking.ts'
import { parkingLabels } from '#domain/parking/parking-labels.ts'
import { quote } from '#domain/quote/quote.ts'
import { aParking } from '#test/fixtures.ts'
import { allParkingsOf } from './long-list.ts'
import { shortened } from './shorten-list.ts'

const today = { today: '2026-11-23', priceStaleDays: 30 }
const stay = { from: '2030-01-01', days: 8, fromTime: null, toTime: null, persons: 2 }

const many = Array.from({ length: 3 * pageSize }, (_, at) =>
  aParking({
    id: at + 1,
    name: `Terrein ${at + 1}`,
    type: at % 2 ? 'valet' : 'self',
    pricePerDay: at + 5,
  }),
)
const short = (query = '', parkings = many) =>
  shortened(parkings, new URLSearchParams(query), today)
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
const from = (first: number, last: number, step = 1) =>
  many
    .filter(({ id }) => id >= first && id <= last && (id - first) % step === 0)
    .map(({ id }) => id)

test('a list of one page stays as it is', () => {
  const parkings = many.slice(0, pageSize)
  expect(short('', parkings)).toEqual({ parkings })
})

test.each([
  ['', from(1, pageSize)],
  [`toon=${2 * pageSize}`, from(1, 2 * pageSize)],
  ['toon=100000', from(1, maxDrawn)],
  [`vanaf=${maxDrawn + 1}`, [1, ...from(maxDrawn + 1, maxDrawn + pageSize)]],
  ['vanaf=100000', from(1, pageSize)],
  ['type=valet', [1, ...from(2, 2 * pageSize, 2)].toSorted((a, b) => a - b)],
  ['vergelijk=50,31', [...from(1, pageSize), 31, 50]],
])('the cards of ?%s come along', (query, expected) => {
  expect(idsOf(short(query).parkings)).toEqual(expected)
})

test('of a list with examples and others, both come along', () => {
  const parkings = many.map((parking) =>
    parking.id === 55 ? { ...parking, isSample: true } : parking,
  )
  expect(idsOf(short('', parkings).parkings)).toEqual([...from(1, pageSize), 55])
})

test('all parkings can be filtered, sorted and priced, also those without their cards', () => {
  const charges = { tariffs: [], surcharges: [] }
  const quoted = many.map((parking) => ({
    ...parking,
    meets: ['keepKey' as const],
    quote: quote({ ...charges, pricePerDay: parking.pricePerDay }, stay),
  }))
  const all = allParkingsOf(short('', quoted))

  expect(all).toHaveLength(many.length)
  expect(all.filter(hasCard)).toHaveLength(pageSize)
  const last = all.at(-1)
  expect(last).toMatchObject({ airportCode: 'AMS', name: 'Terrein 60', meets: ['keepKey'] })
  expect(last?.quote?.total).toBe(quoted.at(-1)?.quote.total)
  for (const filter of [defaultFilter, { ...defaultFilter, sortBy: 'distance' as const }])
    expect(idsOf(filterParkings(all, filter))).toEqual(idsOf(filterParkings(quoted, filter)))
  expect(parkingLabels(all)).toEqual(parkingLabels(quoted))
  const guarded = { ...defaultFilter, security: { ...defaultFilter.security, cameras: true } }
  expect(filterParkings(all, guarded)).toHaveLength(many.length)
  const keeping = { ...defaultFilter, car: { ...defaultFilter.car, keepKey: true } }
  expect(filterParkings(all, keeping)).toHaveLength(many.length)
  expect(filterParkings(allParkingsOf(short()), keeping)).toEqual([])
})

test('without a stay none of them has a quote', () => {
  expect(allParkingsOf(short()).some((parking) => 'quote' in parking)).toBe(false)
})
