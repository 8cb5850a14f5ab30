import { describe, expect, test } from 'vitest'
import {
  chooseDay,
  isChoosable,
  lastChoosable,
  type RangeChoice,
  shownRange,
  startChoice,
} from './range-choice.ts'
import { readStay } from './stay.ts'

const today = '2026-11-20'
const nothing: RangeChoice = { from: '', to: '', asks: 'from' }
const dropOff: RangeChoice = { from: '2026-12-01', to: '', asks: 'to' }

describe('a calendar starts with what was entered', () => {
  test('both days, and the next is a drop-off', () => {
    expect(startChoice({ van: '2026-12-01', tot: '2026-12-08' }, 'van', today)).toEqual({
      from: '2026-12-01',
      to: '2026-12-08',
      asks: 'from',
    })
  })

  test('opened at the pick-up, the next day is one, once there is a drop-off', () => {
    expect(startChoice({ van: '2026-12-01', tot: '' }, 'tot', today)).toEqual(dropOff)
    expect(startChoice({ van: '', tot: '' }, 'tot', today)).toEqual(nothing)
  })

  test.each([
    ['a drop-off that has passed', { van: '2026-11-19', tot: '2026-12-08' }],
    ['a half typed day', { van: '2026-12', tot: '2026-12-08' }],
  ])('without %s', (_, entered) => {
    expect(startChoice(entered, 'tot', today)).toEqual(nothing)
  })

  test.each(['2026-11-30', '2027-12-01', ''])('without a pick-up (%s) that does not fit', (tot) => {
    expect(startChoice({ van: '2026-12-01', tot }, 'van', today).to).toBe('')
  })
})

test('the first day is the drop-off, the second the pick-up', () => {
  const first = chooseDay(nothing, '2026-12-01')
  expect(first).toEqual(dropOff)
  expect(chooseDay(first, '2026-12-08')).toEqual({
    from: '2026-12-01',
    to: '2026-12-08',
    asks: 'nothing',
  })
})

test('the same day twice is a stay of one day', () => {
  expect(chooseDay(dropOff, '2026-12-01')).toMatchObject({ to: '2026-12-01', asks: 'nothing' })
})

test('a day before the drop-off is the new drop-off', () => {
  expect(chooseDay(dropOff, '2026-11-30')).toEqual({ from: '2026-11-30', to: '', asks: 'to' })
})

test('a new drop-off keeps the pick-up while that fits', () => {
  const chosen: RangeChoice = { from: '2026-12-01', to: '2026-12-08', asks: 'from' }
  expect(chooseDay(chosen, '2026-12-05')).toMatchObject({ to: '2026-12-08', asks: 'to' })
  expect(chooseDay(chosen, '2026-12-09')).toMatchObject({ to: '', asks: 'to' })
})

test('a day that has passed cannot be chosen, today can', () => {
  expect(isChoosable(nothing, '2026-11-19', today)).toBe(false)
  expect(isChoosable(nothing, today, today)).toBe(true)
})

test('the last pick-up is that of the longest stay', () => {
  expect(lastChoosable(dropOff, today)).toBe('2027-11-30')
  expect(isChoosable(dropOff, '2027-11-30', today)).toBe(true)
  expect(isChoosable(dropOff, '2027-12-01', today)).toBe(false)
  expect(readStay({ van: '2026-12-01', tot: '2027-11-30' }, today)).toMatchObject({ ok: true })
  expect(readStay({ van: '2026-12-01', tot: '2027-12-01' }, today)).toMatchObject({ ok: false })
})

test('no day can be chosen that is more than two years ahead', () => {
  const late: RangeChoice = { from: '2028-11-01', to: '', asks: 'to' }
  for (const choice of [nothing, late]) {
    expect(isChoosable(choice, '2028-11-20', today)).toBe(true)
    expect(isChoosable(choice, '2028-11-21', today)).toBe(false)
    expect(lastChoosable(choice, today)).toBe('2028-11-20')
  }
  expect(startChoice({ van: '2028-11-21', tot: '' }, 'van', today)).toEqual(nothing)
  expect(startChoice({ van: '2028-11-20', tot: '2028-11-21' }, 'van', today).to).toBe('')
})

test('the stay is shown until the day that is pointed at, if that could be its pick-up', () => {
  const choice: RangeChoice = { ...dropOff, to: '2026-12-08' }
  expect(shownRange(choice, '2026-12-03')).toEqual({ from: '2026-12-01', to: '2026-12-03' })
  expect(shownRange(choice, '2026-11-29')).toEqual({ from: '2026-12-01', to: '2026-12-08' })
  expect(shownRange(choice, choice.from)).toEqual({ from: '2026-12-01', to: '2026-12-08' })
  expect(shownRange(choice, '')).toEqual({ from: '2026-12-01', to: '2026-12-08' })
  expect(shownRange({ ...choice, asks: 'from' }, '2026-12-03').to).toBe('2026-12-08')
})
