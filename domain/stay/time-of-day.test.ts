import { expect, test } from 'vitest'
import { isQuarter, isWithin } from './time-of-day.ts'

test('a time is a quarter of an hour of a day', () => {
  expect(['00:00', '06:30', '23:45'].every(isQuarter)).toBe(true)
  expect(['24:00', '25:61', '6:30', '06:31', '06.30', '06:30:00', ''].some(isQuarter)).toBe(false)
})

test('a period includes its beginning and not its end, also across midnight', () => {
  const inPeriod = (from: string, until: string) =>
    ['00:00', '04:45', '05:00', '22:45', '23:00'].filter((time) => isWithin(time, { from, until }))

  expect(inPeriod('23:00', '05:00')).toEqual(['00:00', '04:45', '23:00'])
  expect(inPeriod('05:00', '23:00')).toEqual(['05:00', '22:45'])
  expect(inPeriod('05:00', '05:00')).toHaveLength(5)
})
