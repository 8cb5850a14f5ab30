import { expect, test } from 'vitest'
import { stayFrom } from './free-stay.ts'

const stay = {
  ...{ from: '2026-12-20', to: '2026-12-27', days: 8 },
  ...{ fromTime: '06:30', toTime: null, persons: 3 },
}

test('a stay moves with its length, its times and its party', () => {
  expect(stayFrom(stay, '2027-01-04')).toEqual({ ...stay, from: '2027-01-04', to: '2027-01-11' })
})

test('no stay is moved by more than a season', () => {
  expect(stayFrom(stay, '2027-03-22')?.from).toBe('2027-03-22')
  expect(stayFrom(stay, '2027-03-23')).toBeUndefined()
  expect(stayFrom(stay, '2026-09-19')?.to).toBe('2026-09-26')
  expect(stayFrom(stay, '2026-09-18')).toBeUndefined()
})
