import { expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import { amsterdamClock, hoursAhead } from './local-time.ts'
import { type Zone, zones } from './zone.ts'

test('a timestamp is converted to Amsterdam time', () => {
  expect(amsterdamClock(new Date('2026-12-01T08:00:00Z'))).toBe('2026-12-01T09:00')
  expect(amsterdamClock(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30')
})

const places: Record<Zone, [place: string, ...others: string[]]> = {
  azores: ['Atlantic/Azores'],
  west: ['Europe/London', 'Europe/Lisbon', 'Atlantic/Canary', 'Atlantic/Faroe'],
  central: ['Europe/Amsterdam', 'Europe/Madrid', 'Europe/Warsaw', 'Europe/Belgrade'],
  east: ['Europe/Athens', 'Europe/Helsinki', 'Europe/Bucharest', 'Asia/Nicosia'],
}
const clocks = keysOf(zones).flatMap((zone) => places[zone].map((place) => [place, zone] as const))

test.each(clocks)(
  'a clock in %s is as far ahead as the platform says, at every change since 2003',
  (place, name) => {
    const zone = new Intl.DateTimeFormat('en', { timeZone: place, timeZoneName: 'longOffset' })
    const minuteMs = 60_000
    const wrong = Array.from({ length: 43 }, (_, years) => 2003 + years)
      .flatMap((year) => [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)])
      .flatMap((start) =>
        Array.from({ length: 10 * 24 }, (_, hours) => start + hours * 60 * minuteMs),
      )
      .flatMap((hour) => [hour - minuteMs, hour])
      .filter(
        (time) => !zone.format(time).endsWith(` ${offsetText(hoursAhead(new Date(time), name))}`),
      )

    expect(wrong).toEqual([])
  },
)

const offsetText = (hours: number) => `GMT${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`
