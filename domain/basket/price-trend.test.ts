import { expect, test } from 'vitest'
import { priceTrend } from './price-trend.ts'

test('a change is told in whole percents of what it was', () => {
  expect(priceTrend(5675, 5560)).toEqual({ direction: 'down', text: '2%' })
  expect(priceTrend(5630, 5800)).toEqual({ direction: 'up', text: '3%' })
  expect(priceTrend(1000, 2500)).toEqual({ direction: 'up', text: '150%' })
})

test('what is less than half a percent is no change', () => {
  expect(priceTrend(5560, 5560)).toEqual({ direction: 'same', text: 'gelijk' })
  expect(priceTrend(10_000, 10_049)).toEqual({ direction: 'same', text: 'gelijk' })
  expect(priceTrend(10_000, 10_050)).toEqual({ direction: 'up', text: '1%' })
})

test('what cost nothing has no percentage', () => {
  expect(priceTrend(0, 500)).toEqual({ direction: 'same', text: 'gelijk' })
})
