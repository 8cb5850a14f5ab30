import { expect, test } from 'vitest'
import { withQuotes } from '#domain/quote/quote.ts'
import { aParking } from '#test/fixtures.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { alternatives } from './alternatives.ts'
import type { PricedParking } from './parking.ts'

const stay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}

function aRival(special: Partial<PricedParking> = {}): PricedParking {
  return { ...aParking(), tariffs: [], surcharges: [], meets: [], pricePerDay: 10, ...special }
}

/** The alternatives to the first parking for the stay. */
function forStay(parking: PricedParking, ...others: PricedParking[]) {
  const [quoted, ...rest] = withQuotes([parking, ...others], stay)
  return quoted ? alternatives(quoted, rest) : []
}

const own = aRival({ distance: 8 })
const dearerAndFaster = aRival({ id: 2, name: 'Dichtbij', pricePerDay: 12, distance: 2 })
const cheaperAndSlower = aRival({ id: 3, name: 'Ver', pricePerDay: 7, distance: 12 })
const worse = aRival({ id: 4, name: 'Duur en ver', pricePerDay: 10.5, distance: 9 })

const texts = (of: ReturnType<typeof alternatives>) =>
  of.map(({ parking, differences }) => [parking.name, ...differences.map(({ text }) => text)])

test('says what another one costs more or saves for the same stay, and its minutes', () => {
  expect(texts(forStay(own, dearerAndFaster, cheaperAndSlower))).toEqual([
    ['Dichtbij', '€16,00 duurder', '6 minuten sneller'],
    ['Ver', '€24,00 goedkoper', '4 minuten langer'],
  ])
})

test('one that is cheaper or faster goes before one that is neither', () => {
  const names = forStay(own, worse, dearerAndFaster, cheaperAndSlower).map(
    ({ parking }) => parking.name,
  )

  expect(names).toEqual(['Dichtbij', 'Ver'])
})

test('compares totals, with surcharges, not prices per day', () => {
  const surcharged = aRival({ id: 5, pricePerDay: 9, surcharges: [aSurcharge({ amount: 20 })] })
  const [first] = forStay(own, surcharged)

  expect(first?.cents).toBe(9200)
  expect(first?.differences[0]).toEqual({ text: '€12,00 duurder', isBetter: false })
})

test('without a stay it compares prices per day', () => {
  expect(texts(alternatives(own, [cheaperAndSlower]))).toEqual([
    ['Ver', '€3,00 goedkoper', '4 minuten langer'],
  ])
})

test('what cannot be booked, or not for so long, is no alternative', () => {
  const closed = aRival({ id: 6, unavailable: 'Gesloten' })
  const short = aRival({ id: 7, tariffs: [aTariff({ maximumDays: 3 })] })

  expect(forStay(own, closed, short, own)).toEqual([])
})

test('a parking without a price for the stay is compared in minutes alone', () => {
  const short = aRival({ tariffs: [aTariff({ maximumDays: 3 })], distance: 8 })

  expect(texts(forStay(short, cheaperAndSlower))).toEqual([['Ver', '4 minuten langer']])
})

test('the same price and time are called that', () => {
  expect(texts(forStay(own, aRival({ id: 8, name: 'Gelijk', distance: 8 })))).toEqual([
    ['Gelijk', 'even duur', 'even snel'],
  ])
})
