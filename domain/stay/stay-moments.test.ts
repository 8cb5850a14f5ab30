import { expect, test } from 'vitest'
import { stayMoments } from './stay-moments.ts'

const stay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: '05:30',
  toTime: null,
  persons: 1,
}

test('a stay in words, with a time only where it is known', () => {
  expect(stayMoments(stay)).toEqual({
    dropOff: 'za 12 dec 05:30',
    pickUp: 'za 19 dec',
    party: '8 dagen, 1 reiziger',
  })
})
