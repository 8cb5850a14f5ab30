import { expect, test } from 'vitest'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { arrivalTimes, checkedText } from './arrival-times.ts'

const stay: TimedStay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: '05:30',
  toTime: '23:30',
  persons: 2,
}

const tariff = { total: 7550, isUpperBound: false, basis: 'tariff' } as const

test('when the car is brought and collected, and what that costs', () => {
  expect(arrivalTimes(stay, tariff)).toEqual({
    dropOff: 'za 12 dec, 05:30',
    pickUp: 'za 19 dec, 23:30',
    total: '€75,50',
  })
})

test('a time that is not given is unknown, and then it may cost less', () => {
  const timeless = { ...stay, fromTime: null, toTime: null }

  expect(arrivalTimes(timeless, { ...tariff, isUpperBound: true })).toEqual({
    dropOff: 'za 12 dec, tijd onbekend',
    pickUp: 'za 19 dec, tijd onbekend',
    total: 'hooguit €75,50',
  })
})

test('an estimate says that it is one', () => {
  expect(arrivalTimes(stay, { ...tariff, basis: 'estimate' }).total).toBe('€75,50 (schatting)')
})

test('without a stay, or without a price for it, it is unknown', () => {
  expect(arrivalTimes(undefined, undefined)).toEqual({
    dropOff: 'onbekend',
    pickUp: 'onbekend',
    total: 'onbekend',
  })
  expect(arrivalTimes(stay, { ...tariff, total: null }).total).toBe('onbekend')
})

test('the oldest check dates the card', () => {
  expect(checkedText(['2026-11-18', null, '2026-11-12'])).toBe(
    'Gegevens gecontroleerd op 12 november 2026.',
  )
  expect(checkedText([null])).toBe('Wanneer de gegevens zijn gecontroleerd, is onbekend.')
})
