import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '#domain/text/keys.ts'
import { fromLocalClock } from '#domain/text/local-moment.ts'
import { ownZone, zones } from '#domain/text/zone.ts'
import { hoursOf } from './clock-hours.ts'

test.each([
  ['in spring', '2027-03-27', 2, '12:00', '12:00', 23],
  ['in autumn', '2027-10-30', 2, '12:00', '12:00', 25],
  ['over midnight', '2026-12-31', 2, '23:45', '00:15', 0.5],
  ['without times', '2026-12-31', 2, null, null, 48],
  ['without times in spring', '2027-03-28', 1, null, null, 23],
  ['without times in autumn', '2027-10-31', 1, null, null, 25],
  ['to the end of the calendar', '9999-12-30', 2, null, null, 48],
])('%s, from %s, %i days, %s to %s: %d hours', (_, from, days, fromTime, toTime, hours) => {
  expect(hoursOf({ from, days, fromTime, toTime }, ownZone)).toBe(hours)
})

test('the hour that is skipped in London comes an hour earlier on its clocks', () => {
  const night = { from: '2027-03-28', days: 1, fromTime: '00:30', toTime: '02:30' }

  expect(hoursOf(night, 'west')).toBe(1)
  expect(hoursOf({ ...night, fromTime: '01:30', toTime: '03:30' }, 'central')).toBe(1)
  expect(hoursOf({ ...night, fromTime: '02:00', toTime: '02:30' }, 'west')).toBe(0.5)
})

test.each(keysOf(zones))('it agrees with the clock of %s', (zone) => {
  const day = fc
    .integer({ min: 0, max: 20 * 366 })
    .map((count) => dayOf(Date.UTC(2024, 0, 1 + count)))
  const time = fc
    .integer({ min: 0, max: 95 })
    .map((count) => new Date(count * 15 * 60_000).toISOString().slice(11, 16))

  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 400 }),
      time,
      time,
      (from, days, fromTime, toTime) => {
        const to = dayOf(Date.parse(from) + (days - 1) * 24 * 60 * 60_000)
        const [begin, end] = [`${from}T${fromTime}`, `${to}T${toTime}`].map(
          (local) => fromLocalClock(local, zone)?.getTime() ?? Number.NaN,
        )

        expect(hoursOf({ from, days, fromTime, toTime }, zone) * 60 * 60_000).toBe(
          (end ?? 0) - (begin ?? 0),
        )
      },
    ),
  )
})

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
