import { expect, test } from 'vitest'
import { factWishes } from '#domain/fact/fact-wishes.ts'
import { allFilterNames, readFilter, writeFilter } from '#domain/filter/filter-address.ts'
import { limits, wishes } from '#domain/filter/filter-options.ts'
import { changed, defaultFilter, limitTo, misses } from '#domain/filter/parking-filter.ts'
import { guessFields } from '#domain/import/import-columns.ts'
import { linesOf, readSheet } from '#domain/import/import-sheet.ts'
import { parkingsCsv } from '#domain/import/parking-csv.ts'
import { importColumns } from '#domain/import/parking-import.ts'
import { planImport } from '#domain/import/plan-import.ts'
import { keysOf } from '#domain/text/keys.ts'
import { anAdminParking, anAirport, aParking } from '#test/fixtures.ts'
import { comparisonRows } from './comparison.ts'
import { columnFields, type FieldName, fields, numberFields, tickFields } from './fields.ts'
import type { ListedParking } from './listed-parking.ts'
import type { Parking } from './parking.ts'
import { parkingSchema } from './parking-schema.ts'

const texts: Partial<Record<FieldName, string>> = {
  airportCode: 'EIN',
  type: 'valet',
  affiliateUrl: 'https://elders.example.com/',
  imageUrl: '/images/parking-valet-1.svg',
}

/** A parking that differs in one field only. */
function otherwise(name: FieldName): Parking {
  const parking = aParking()
  if (isTick(name)) {
    return { ...parking, features: { ...parking.features, [name]: !parking.features[name] } }
  }
  const value = isNumber(name)
    ? (numberFields[name].range?.[1] ?? 3)
    : (texts[name] ?? 'Iets anders')
  return { ...parking, [name]: value }
}

const isTick = (name: FieldName): name is keyof typeof tickFields => name in tickFields
const isNumber = (name: FieldName): name is keyof typeof numberFields => name in numberFields

test.each(keysOf(fields))(
  '%s survives an export and an import, which sees a change of it',
  (name) => {
    const read = readSheet(parkingsCsv([otherwise(name)]))
    if (!read.ok) throw new Error(read.why)
    const known = {
      airports: [anAirport(), anAirport({ code: 'EIN', name: 'Eindhoven', slug: 'eindhoven' })],
      parkings: [anAdminParking()],
    }

    const [line] = planImport(
      linesOf(read.value, guessFields('parkings', read.value.headers)),
      {
        ...known,
        airports: known.airports.map((airport) => ({ ...airport, aliases: [] })),
      },
      '2026-11-27',
    )
    expect(line?.problems).toEqual([])
    expect(line?.changed.map(({ field }) => field)).toEqual([name])
  },
)

test('every field is in the body of the API call', () => {
  expect(Object.keys(parkingSchema.shape)).toEqual(
    expect.arrayContaining([...keysOf(columnFields), 'features']),
  )
  expect(Object.keys(parkingSchema.shape.features.shape).toSorted()).toEqual(
    Object.keys(tickFields).toSorted(),
  )
})

test('every feature and every compared number has a row in the comparison', () => {
  const labels = comparisonRows(
    [{ ...aParking(), airport: 'Schiphol', airportSlug: 'schiphol' }],
    undefined,
  ).map(({ label }) => label)
  const compared = [
    ...Object.values(tickFields),
    ...Object.values(numberFields).filter(({ comparison }) => comparison),
  ]
  expect(labels).toEqual(expect.arrayContaining(compared.map(({ label }) => label)))
})

test.each(wishes)('the wish $name hides parkings that do not meet it', ({ name, isMet }) => {
  const filter = changed(defaultFilter, {
    security: name in defaultFilter.security ? { [name]: true } : {},
    extras: name in defaultFilter.extras ? { [name]: true } : {},
    car: name in defaultFilter.car ? { [name]: true } : {},
  })
  const { features } = aParking()
  const none: ListedParking = aParking({
    features: {
      ...features,
      ...Object.fromEntries(keysOf(tickFields).map((tick) => [tick, false])),
    },
  })
  const all: ListedParking = {
    ...aParking({
      features: {
        ...features,
        ...Object.fromEntries(keysOf(tickFields).map((tick) => [tick, true])),
      },
    }),
    meets: keysOf(factWishes),
  }

  expect([isMet(none), isMet(all)]).toEqual([false, true])
  expect(misses(none, filter)).toEqual([name])
  expect(misses(all, filter)).toEqual([])
})

test.each(limits)('the limit $name is in the address, and hides parkings beyond it', (limit) => {
  const { name, field, keep, from, to, step } = limit
  const set = from + Math.floor((to - from) / step / 2) * step
  const filter = changed(defaultFilter, limitTo(limit, set))
  const beyond = keep === 'atMost' ? set + 1 : set - 1

  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
  expect(misses(aParking({ [field]: set }), filter)).toEqual([])
  expect(misses(aParking({ [field]: beyond }), filter)).toEqual([name])
  // The address reads up to three digits.
  expect(to).toBeLessThan(1_000)
})

test('all names are unique', () => {
  const names = {
    columns: Object.values(importColumns).map(({ label }) => label),
    addresses: allFilterNames,
    wishes: wishes.map(({ value }) => value),
    conditions: [...limits, ...wishes].map(({ name }) => name),
  }
  for (const list of Object.values(names)) expect(list).toEqual([...new Set(list)])
})
