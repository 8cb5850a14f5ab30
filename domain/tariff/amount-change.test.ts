import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmountChange, changedCents, realPercent, roundings } from './amount-change.ts'

const percent = (by: number, roundTo: AmountChange['roundTo'] = 1): AmountChange => ({
  unit: 'percent',
  by,
  roundTo,
})
const euros = (by: number, roundTo: AmountChange['roundTo'] = 1): AmountChange => ({
  unit: 'euros',
  by,
  roundTo,
})

test.each([
  [5_560, percent(8, 50), 6_000],
  [15_160, percent(8, 50), 16_350],
  [6_250, percent(4), 6_500],
  [6_255, percent(4), 6_505],
  [6_250, percent(4, 10), 6_500],
  [6_250, percent(4, 100), 6_500],
  // Half a cent of 12.5 cents.
  [1_250, percent(1), 1_263],
  [2_000, percent(5.1), 2_102],
  [2_000, percent(-10), 1_800],
  [695, percent(10), 765],
  [695, percent(-10), 626],
  [115, euros(0.1), 125],
  [820, euros(-0.35), 785],
  [820, euros(0.35, 50), 850],
])('%d cents by %o become %d', (cents, change, wanted) => {
  expect(changedCents(cents, change)).toBe(wanted)
})

test('what is free stays free, and rounding makes nothing free', () => {
  expect(changedCents(0, percent(8, 50))).toBe(0)
  expect(changedCents(20, percent(8, 100))).toBe(100)
  expect(changedCents(20, euros(-0.1, 100))).toBe(100)
})

test('an amount of which nothing would be left is none', () => {
  expect(changedCents(200, euros(-2, 50))).toBe(0)
  expect(changedCents(200, euros(-3, 50))).toBe(0)
})

test('changed amounts are multiples of the rounding, and never further off than half of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(...roundings),
      (cents, hundredths, roundTo) => {
        const to = changedCents(cents, percent(hundredths / 100, roundTo))

        expect(to % roundTo).toBe(0)
        const exact = (cents * (10_000 + hundredths)) / 10_000
        expect(Math.abs(to - Math.max(exact, roundTo / 2))).toBeLessThanOrEqual(roundTo / 2)
      },
    ),
  )
})

test('the real percentage is that of all amounts together, to one decimal', () => {
  const totals = [100, 58, 63.6, 139.6, 51.6, 116, 60].map((euros) => Math.round(euros * 100))
  const amounts = totals.map((from) => ({ from, to: changedCents(from, percent(4, 50)) }))

  expect(realPercent(amounts)).toBe(3.9)
  expect(realPercent([{ from: 1_000, to: 950 }])).toBe(-5)
  expect(realPercent([])).toBe(0)
})
