import { expect, test } from 'vitest'
import { amsterdamClock, hoursAhead } from './amsterdam-time.ts'

test('a timestamp is converted to Amsterdam time', () => {
  expect(amsterdamClock(new Date('2026-12-01T08:00:00Z'))).toBe('2026-12-01T09:00')
  expect(amsterdamClock(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30')
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
