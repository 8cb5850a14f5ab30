import { expect, test } from 'vitest'
import { secondsToWait } from './login-delay.ts'

test('five wrong passwords in a row cost nothing, and then each next try waits longer', () => {
  expect([0, 1, 4].map((failures) => secondsToWait(failures))).toEqual([0, 0, 0])
  expect([5, 6, 7, 8].map((failures) => secondsToWait(failures))).toEqual([1, 2, 4, 8])
})

test('nobody waits longer than a minute', () => {
  expect([11, 50, 5000].map((failures) => secondsToWait(failures))).toEqual([60, 60, 60])
})

test('who may mistype more often waits later', () => {
  expect([29, 30, 31].map((failures) => secondsToWait(failures, 30))).toEqual([0, 1, 2])
})
