import { describe, expect, test } from 'vitest'
import { basketDropOff, basketStay, bothStaysText, monthOf } from './basket-question.ts'

describe('the question of every month', () => {
  test.each([
    ['2026-11', '2026-12-05'],
    ['2026-12', '2027-01-02'],
    ['2027-01', '2027-02-06'],
    // The month begins on a Saturday, and on a Sunday.
    ['2027-04', '2027-05-01'],
    ['2027-07', '2027-08-07'],
  ])('in %s it is a drop-off on %s', (month, day) => {
    expect(basketDropOff(month)).toBe(day)
    expect(new Date(day).getUTCDay()).toBe(6)
  })

  test('is about two travellers, without times', () => {
    expect(basketStay('2026-11', 8)).toEqual({
      from: '2026-12-05',
      days: 8,
      fromTime: null,
      toTime: null,
      persons: 2,
    })
  })

  test('a day is in its month', () => {
    expect(monthOf('2026-11-30')).toBe('2026-11')
  })
})

test.each([
  [[3, 8], 'drie en acht dagen'],
  [[1, 14], 'één dag en 14 dagen'],
] as const)('the stays %j are said as %j', (stays, text) => {
  expect(bothStaysText(stays)).toBe(text)
})
