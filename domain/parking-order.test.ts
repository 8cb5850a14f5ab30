import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { cheapestFirst } from './parking-order.ts'

test('the lowest price comes first, and equal prices keep the order of the operator', () => {
  const valet = aParking({ id: 1, pricePerDay: 18.95 })
  const shuttle = aParking({ id: 2, pricePerDay: 6.95 })
  const other = aParking({ id: 3, pricePerDay: 6.95 })

  expect(cheapestFirst([valet, shuttle, other])).toEqual([shuttle, other, valet])
})
