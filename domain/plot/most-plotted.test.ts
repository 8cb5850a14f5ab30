import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { cheapest, mostPlotted } from './most-plotted.ts'

const dearerFirst = Array.from({ length: 45 }, (_, index) =>
  aParking({ id: index, pricePerDay: 100 - index }),
)

test('of a long list the cheapest are plotted, in the order of the list', () => {
  expect(cheapest(dearerFirst)).toEqual(dearerFirst.slice(-mostPlotted))
})

test('of a list that is not long all are', () => {
  const few = dearerFirst.slice(0, mostPlotted)
  expect(cheapest(few)).toBe(few)
})
