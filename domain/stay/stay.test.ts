import { describe, expect, test } from 'vitest'
import { dayCount, earliestPickUp, lastStayDay, readStay, shortPeriod, stayCents } from './stay.ts'

const today = '2026-11-20'
const stay = (van: string | null, tot: string | null) => readStay({ van, tot }, today)
const why = (van: string | null, tot: string | null) => {
  const result = stay(van, tot)
  return result.ok ? 'nothing' : result.why
}

test('a URL without dates has no stay', () => {
  expect(stay(null, null)).toEqual({ ok: true, value: undefined })
})

describe('days are calendar days, including both ends', () => {
  test.each([
    ['2026-12-01', '2026-12-08', 8],
    ['2026-11-20', '2026-11-20', 1],
    ['2026-12-31', '2027-01-01', 2],
    ['2028-02-28', '2028-03-01', 3],
    ['2027-03-27', '2027-03-29', 3],
    ['2027-10-30', '2027-11-01', 3],
  ])('from %s to %s is %i days, across clock changes too', (van, tot, days) => {
    expect(stay(van, tot)).toEqual({ ok: true, value: { from: van, to: tot, days } })
  })
})

describe('an invalid date gets a message at its field', () => {
  test('a missing day is refused', () => {
    expect(why('', '')).toEqual({
      van: ['Kies de dag waarop je je auto brengt.'],
      tot: ['Kies de dag waarop je je auto ophaalt.'],
    })
    expect(why('2026-12-01', null)).toEqual({ tot: ['Kies de dag waarop je je auto ophaalt.'] })
    expect(why(null, '2026-12-01')).toEqual({ van: ['Kies de dag waarop je je auto brengt.'] })
  })

  test.each(['2027-02-29', '2026-13-01', '2026-12-00', '01-12-2026', '2026-12-1', 'morgen'])(
    '%s, which does not exist',
    (day) => {
      expect(why(day, '2026-12-08')).toEqual({ van: ['Deze datum bestaat niet.'] })
      expect(why('2026-12-01', day)).toEqual({ tot: ['Deze datum bestaat niet.'] })
    },
  )

  test('a past day is refused; today is accepted', () => {
    expect(why('2026-11-19', '2026-11-21')).toEqual({
      van: ['Deze dag is al voorbij. Kies vandaag of een latere dag.'],
    })
    expect(why('2026-11-20', '2026-11-21')).toBe('nothing')
  })

  test('a day past the same day in two years is refused; that day is accepted', () => {
    const tooFar = ['We rekenen tot en met 20 november 2028. Kies een eerdere dag.']
    expect(why('2028-11-20', '2028-11-20')).toBe('nothing')
    expect(why('2028-11-20', '2028-11-21')).toEqual({ tot: tooFar })
    for (const day of ['2028-11-21', '2100-01-01', '9999-12-31']) {
      expect(why(day, day)).toEqual({ van: tooFar, tot: tooFar })
    }
  })

  test('a drop-off that is wrong itself says nothing of the pick-up', () => {
    for (const van of ['2026-11-19', '2100-01-01']) {
      expect(Object.entries(why(van, '2028-01-08'))).toMatchObject([
        ['van', [expect.any(String)]],
        ['tot', undefined],
      ])
    }
  })

  test('two years from a leap day end in February', () => {
    expect(lastStayDay('2028-02-29')).toBe('2030-02-28')
    expect(lastStayDay('2026-02-28')).toBe('2028-02-28')
  })

  test('a pick-up before the drop-off is refused', () => {
    expect(why('2026-12-08', '2026-12-07')).toEqual({
      tot: ['Ophalen kan niet vóór het brengen. Kies een latere dag.'],
    })
  })

  test('more than 365 days is refused; 365 is accepted', () => {
    expect(stay('2026-12-01', '2027-11-30')).toMatchObject({ value: { days: 365 } })
    expect(why('2026-12-01', '2027-12-01')).toEqual({
      tot: ['We rekenen met hoogstens 365 dagen. Kies een eerdere dag.'],
    })
  })
})

test('a total is in whole cents', () => {
  expect(stayCents(6.95, { days: 8 })).toBe(5560)
  expect(stayCents(0.29, { days: 3 })).toBe(87)
  expect(stayCents(22.5, { days: 365 })).toBe(821_250)
})

test('one day is singular', () => {
  expect([1, 2].map(dayCount)).toEqual(['1 dag', '2 dagen'])
})

test.each([
  ['2030-07-12', '2030-07-26', '12–26 jul'],
  ['2030-07-28', '2030-08-03', '28 jul – 3 aug'],
  ['2030-12-28', '2031-01-03', '28 dec 2030 – 3 jan 2031'],
  ['2030-07-12', '2030-07-12', '12 jul'],
])('from %s to %s in short is %s', (from, to, period) => {
  expect(shortPeriod({ from, to })).toBe(period)
})

test('a period says a year that is not this or the next', () => {
  const july = { from: '2028-07-12', to: '2028-07-26' }
  expect(shortPeriod(july, '2027-11-27')).toBe('12–26 jul')
  expect(shortPeriod(july, '2026-11-27')).toBe('12–26 jul 2028')
})

test('the pick-up is at the earliest on the day of the drop-off', () => {
  expect(earliestPickUp('2026-12-01', today)).toBe('2026-12-01')
  expect(earliestPickUp('2026-11-01', today)).toBe(today)
  expect(earliestPickUp('', today)).toBe(today)
})
