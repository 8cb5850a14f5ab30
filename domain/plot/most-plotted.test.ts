import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { cheapest, mostPlotted } from './most-plotted.ts'

const dearerFirst = Array.from({ length: 45 }, (_, index) =>
  aParking({ id: index, pricePerDay: 100 - index }),
)

test('of a long list the cheapest are plotted, in the order of the list', () => {
  expect(cheapest(dearerFirst)).toEqual(dearerFirst.slice(-mostPlotted))
})

test('what can be booked goes before a lower price that can not', () => {
  const [cheapestOff, ...others] = dearerFirst.toReversed()
  const list = [{ ...aParking(cheapestOff), unavailable: 'Vol tot maart' }, ...others]

  expect(cheapest(list).map(({ id }) => id)).not.toContain(cheapestOff?.id)
})

test('of a list that is not long all are', () => {
  const few = dearerFirst.slice(0, mostPlotted)
  expect(cheapest(few)).toBe(few)
})
