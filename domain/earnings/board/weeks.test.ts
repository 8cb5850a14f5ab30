import { describe, expect, test } from 'vitest'
import { isOpenWeek, mondayOf, mondaysOf, readWeeks } from './weeks.ts'

// A Friday.
const now = new Date('2026-11-20T15:04:00+01:00')
const thirteen = readWeeks({ weeks: '13' }, now)

test('thirteen weeks are whole, with this one as the last, beside the thirteen before at the same age', () => {
  expect(thirteen).toEqual({
    ok: true,
    value: {
      period: { from: '2026-08-24', to: '2026-11-22' },
      former: { from: '2026-05-25', to: '2026-08-23' },
      weeks: 13,
      // The same time of the clock, in summer.
      asOf: '2026-08-21T13:04:00.000Z',
      until: '15:04',
    },
  })
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

describe('chosen days', () => {
  test('are widened to the weeks that hold them', () => {
    const chosen = readWeeks({ from: '2026-10-07', to: '2026-10-12' }, now)
    expect(chosen).toMatchObject({
      value: { period: { from: '2026-10-05', to: '2026-10-18' }, weeks: 2, until: null },
    })
  })

  test('end with this week', () => {
    const chosen = readWeeks({ from: '2026-11-10', to: '2027-03-01' }, now)
    expect(chosen).toMatchObject({ value: { period: { from: '2026-11-09', to: '2026-11-22' } } })
  })

  test.each([
    [{ from: '2026-13-01', to: '2026-10-12' }, 'from'],
    [{ from: '2026-10-12' }, 'to'],
    [{ from: '2026-10-12', to: '2026-10-11' }, 'to'],
    [{ from: '2026-11-23', to: '2026-11-24' }, 'from'],
    [{ from: '2023-10-12', to: '2026-10-11' }, 'to'],
  ])('%j are refused at %s', (asked, field) => {
    expect(readWeeks(asked, now)).toMatchObject({
      ok: false,
      why: { [field]: [expect.any(String)] },
    })
  })
})

test('an unknown number of weeks is the usual one', () => {
  expect(readWeeks({ weeks: '12' }, now)).toEqual(thirteen)
  expect(readWeeks({}, now)).toEqual(thirteen)
})

test('an hour that a clock skips is the one after it', () => {
  const april = readWeeks({ weeks: '4' }, new Date('2026-04-26T02:30:00+02:00'))
  expect(april).toMatchObject({ value: { asOf: '2026-03-29T01:30:00.000Z' } })
})

test('a week is open while its last day is not older than most bookings take', () => {
  const weeks = mondaysOf({ from: '2026-08-24', to: '2026-11-22' })
  expect(weeks).toHaveLength(13)
  expect(weeks.filter((monday) => isOpenWeek(monday, 33, '2026-11-20'))).toEqual(weeks.slice(-6))
})
