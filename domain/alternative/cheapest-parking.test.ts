import { expect, test } from 'vitest'
import { cheapestParking } from './cheapest-parking.ts'

const parking = (name: string, pricePerDay: number, special: object = {}) => ({
  id: 1,
  name,
  pricePerDay,
  distance: 10,
  unavailable: null,
  tariffs: [],
  surcharges: [],
  ...special,
})

test('without a stay the lowest price per day is the cheapest', () => {
  expect(cheapestParking([parking('Duur', 9), parking('Goedkoop', 7)])?.name).toBe('Goedkoop')
})

test('with a stay its total counts', () => {
  const week = parking('Week', 9, { quote: { total: 4000 } })
  const day = parking('Dag', 7, { quote: { total: 5600 } })
  const short = parking('Kort', 1, { quote: { total: null } })

  expect(cheapestParking([day, week, short])?.name).toBe('Week')
})

test('a parking that can’t be booked does not count', () => {
  expect(cheapestParking([parking('Dicht', 1, { unavailable: 'Vol' })])).toBeUndefined()
})

test('for a stay an old price counts only where there is no other', () => {
  const quote = { total: 4000 }
  const old = parking('Oud', 5, { quote, age: 'old' })
  const fresh = parking('Vers', 9, { quote: { total: 7200 }, age: 'fresh' })

  expect(cheapestParking([old, fresh])?.name).toBe('Vers')
  expect(cheapestParking([old])?.name).toBe('Oud')
})

test('equal totals do not go by the price per day', () => {
  const quote = { total: 4000 }
  const far = parking('Ver', 5, { quote })
  const near = parking('Nabij', 9, { quote, distance: 2 })

  expect(cheapestParking([far, near])?.name).toBe('Nabij')
})

test('equal ones are in order of minutes and name', () => {
  const near = parking('Nabij', 7, { distance: 5 })
  expect(cheapestParking([parking('B', 7), parking('A', 7), near])?.name).toBe('Nabij')
  expect(cheapestParking([parking('B', 7), parking('A', 7)])?.name).toBe('A')
})
