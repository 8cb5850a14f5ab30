import { expect, test } from 'vitest'
import { runsAt, serviceWarnings, type Transfer, typicalMinutes, worstMinutes } from './transfer.ts'

const shuttle: Transfer = {
  mode: 'shuttle',
  walk: 1,
  every: 15,
  wait: 0,
  ride: 3,
  handover: 0,
  service: { from: '04:30', until: '00:30' },
}

test('half the time between two rides is typical, all of it the worst', () => {
  expect(typicalMinutes(shuttle)).toBe(12)
  expect(worstMinutes(shuttle)).toBe(19)
})

test('a ride on call takes the same time for everyone', () => {
  const onCall: Transfer = { ...shuttle, every: null, wait: 6 }

  expect([typicalMinutes(onCall), worstMinutes(onCall)]).toEqual([10, 10])
})

test('a valet takes over the car', () => {
  const valet: Transfer = { ...shuttle, mode: 'valet', walk: 2, every: null, ride: 0, handover: 5 }

  expect(typicalMinutes(valet)).toBe(7)
})

test.each([
  ['04:15', false],
  ['04:30', true],
  ['12:00', true],
  ['00:30', true],
  ['00:45', false],
])('a service across midnight at %s: %s', (time, expected) => {
  expect(runsAt(shuttle, time)).toBe(expected)
})

test('round the clock and on foot there is always service', () => {
  expect(runsAt({ ...shuttle, service: null }, '03:00')).toBe(true)
  expect(runsAt({ ...shuttle, mode: 'walk' }, '03:00')).toBe(true)
})

test('each time without service is named, with the hours', () => {
  expect(serviceWarnings(shuttle, ['05:30', '01:40'])).toEqual([
    'De shuttle rijdt niet om 01:40, wel van 04:30 tot 00:30.',
  ])
  expect(serviceWarnings(shuttle, ['03:00', '01:40'])).toEqual([
    'De shuttle rijdt niet om 03:00, wel van 04:30 tot 00:30.',
    'De shuttle rijdt niet om 01:40, wel van 04:30 tot 00:30.',
  ])
  expect(serviceWarnings({ ...shuttle, mode: 'valet' }, ['01:40', null])).toEqual([
    'De balie is niet open om 01:40, wel van 04:30 tot 00:30.',
  ])
  expect(serviceWarnings(shuttle, ['05:30', null])).toEqual([])
})

test('the same time is named once', () => {
  expect(serviceWarnings(shuttle, ['03:00', '03:00'])).toHaveLength(1)
})
