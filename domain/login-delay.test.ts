import { expect, test } from 'vitest'
import { secondsToWait } from './login-delay.ts'

test('five wrong passwords in a row cost nothing, and then each next try waits longer', () => {
  expect([0, 1, 4].map(secondsToWait)).toEqual([0, 0, 0])
  expect([5, 6, 7, 8].map(secondsToWait)).toEqual([1, 2, 4, 8])
})

test('nobody waits longer than a minute', () => {
  expect([11, 50, 5000].map(secondsToWait)).toEqual([60, 60, 60])
})
