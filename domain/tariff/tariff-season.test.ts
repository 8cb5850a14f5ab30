import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import {
  dayPriceOf,
  inSeasonOrder,
  isAtEightDays,
  nextSeason,
  seasonName,
  seasonText,
  termOf,
} from './tariff-season.ts'

const today = '2026-12-12'
const winter = aTariff({ name: 'Winter', validFrom: '2026-11-01', validTo: '2027-03-31' })
const summer = aTariff({ name: 'Zomer', validFrom: '2027-04-01', validTo: '2027-10-31' })
const after = aTariff({ name: 'Daarna', validFrom: '2027-11-01' })
const former = aTariff({ name: 'Vorige zomer', validFrom: '2026-04-01', validTo: '2026-10-31' })
const oldest = aTariff({ name: 'Oud', validTo: '2026-03-31' })

test('a tariff holds now, later or no more; both its days are included', () => {
  expect([winter, summer, former].map((tariff) => termOf(tariff, today))).toEqual([
    'now',
    'next',
    'past',
  ])
  expect(termOf(winter, '2026-11-01')).toBe('now')
  expect(termOf(winter, '2027-03-31')).toBe('now')
  expect(termOf(aTariff(), today)).toBe('now')
})

test('what holds now is first, then the next seasons, then the last of those that are over', () => {
  const names = inSeasonOrder([oldest, after, former, summer, winter], today).map(
    ({ name }) => name,
  )

  expect(names).toEqual(['Winter', 'Zomer', 'Daarna', 'Vorige zomer', 'Oud'])
})

test.each([
  [winter, '1 november 2026 tot en met 31 maart 2027'],
  [after, 'Vanaf 1 november 2027'],
  [oldest, 'Tot en met 31 maart 2026'],
  [aTariff(), 'Het hele jaar'],
])('the period of a tariff reads as a sentence', (tariff, text) => {
  expect(seasonText(tariff)).toBe(text)
})

test.each([
  ['2027-04-01', 'Zomer 2027'],
  ['2026-11-01', 'Winter 2026'],
  ['2027-01-01', 'Winter 2026'],
  ['', ''],
])('a tariff from %s is called %s at first', (day, name) => {
  expect(seasonName(day)).toBe(name)
})

test('a day costs an eighth of eight days, by the tariff of today', () => {
  const steps = [{ days: 8, total: 68.06 }]
  const tariffs = [{ ...winter, steps }, summer]

  expect(dayPriceOf(tariffs, today)).toBe(8.51)
  expect(dayPriceOf(tariffs, '2027-04-01')).toBe(10)
})

test('without a tariff of today, or for one of less than eight days, there is no price of a tariff', () => {
  expect(dayPriceOf([summer], today)).toBeUndefined()
  expect(dayPriceOf([{ ...winter, maximumDays: 7 }], today)).toBeUndefined()
})

test('a price is at eight days if a tariff of today gives it', () => {
  const tariffs = [{ ...winter, steps: [{ days: 8, total: 68 }] }]

  expect(isAtEightDays(tariffs, today)).toBe(true)
  expect(isAtEightDays([summer], today)).toBe(false)
  expect(isAtEightDays([{ ...winter, maximumDays: 7 }], today)).toBe(false)
  expect(isAtEightDays([], today)).toBe(false)
})

test('the next season is the one that begins first after a tariff', () => {
  const all = [after, former, summer, winter, oldest]

  expect(nextSeason(all, winter)).toBe(summer)
  expect(nextSeason(all, aTariff())).toBe(former)
  expect(nextSeason(all, after)).toBeUndefined()
})
