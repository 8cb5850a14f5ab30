import { expect, test } from 'vitest'
import { fromAmsterdamClock } from './amsterdam-moment.ts'
import { amsterdamClock, hoursAhead } from './amsterdam-time.ts'

test.each([
  ['2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  // This hour occurs twice in autumn, and not at all in spring.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s in Amsterdam is %s', (localTime, moment) => {
  expect(fromAmsterdamClock(localTime)?.toISOString()).toBe(moment)
})

test('a timestamp is converted to Amsterdam time', () => {
  expect(amsterdamClock(new Date('2026-12-01T08:00:00Z'))).toBe('2026-12-01T09:00')
  expect(amsterdamClock(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30')
})

test.each([
  '',
  'morgen',
  '2026-12-01',
  '2026-13-01T09:00',
  '2027-02-30T10:00',
  '2026-12-01T24:00',
  '2026-12-01T09:00:00Z',
])('%j is not a valid time', (localTime) => {
  expect(fromAmsterdamClock(localTime)).toBeUndefined()
})

test('a clock in Amsterdam is as far ahead as the time zone says, at every change since 1996', () => {
  const zone = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'longOffset',
  })
  const minuteMs = 60_000
  const wrong = Array.from({ length: 50 }, (_, years) => 1996 + years)
    .flatMap((year) => [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)])
    .flatMap((start) =>
      Array.from({ length: 10 * 24 }, (_, hours) => start + hours * 60 * minuteMs),
    )
    .flatMap((hour) => [hour - minuteMs, hour])
    .filter((time) => !zone.format(time).endsWith(`GMT+0${hoursAhead(new Date(time))}:00`))

  expect(wrong).toEqual([])
})
