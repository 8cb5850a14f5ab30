import { expect, test } from 'vitest'
import { carriedStay, givenStay } from './carried-stay.ts'

const carried = (query: string) => carriedStay(givenStay(new URLSearchParams(query)))

test('a link carries the days, the times and the travellers', () => {
  const query = 'van=2026-12-12&tot=2026-12-19&vanTijd=05%3A30&totTijd=23%3A30&personen=4'
  expect(String(new URLSearchParams(carried(query)))).toBe(query)
})

test('what is empty, or as usual, stays out of the address', () => {
  expect(
    carried('van=2026-12-12&tot=2026-12-19&vanTijd=&totTijd=+&personen=2&utm_source=x'),
  ).toEqual([
    ['van', '2026-12-12'],
    ['tot', '2026-12-19'],
  ])
})
