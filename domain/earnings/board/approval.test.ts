import { describe, expect, test } from 'vitest'
import { approvalRate, countedOpen, divided, perHundred } from './approval.ts'

const none = { approved: 0, decided: 0 }

describe('the rate of approval', () => {
  test('is that of the programme from 30 decided bookings on', () => {
    expect(approvalRate({ approved: 27, decided: 30 }, none)).toEqual({
      ...{ approved: 27, decided: 30, of: 'programme' },
    })
  })

  test('else that of its network, else not known', () => {
    const few = { approved: 29, decided: 29 }
    expect(approvalRate(few, { approved: 60, decided: 90 })).toMatchObject({ of: 'network' })
    expect(approvalRate(few, few)).toBeUndefined()
  })
})

// The programmes of the mockup.
test.each([
  [124376, 93.7, { approved: 1087, decided: 1160 }],
  [140420, 84.0, { approved: 479, decided: 570 }],
  [111847, 91.2, { approved: 946, decided: 1037 }],
  [20400, 97.3, { approved: 939, decided: 965 }],
  [29734, 81.3, { approved: 252, decided: 310 }],
])('%i cents of which %f%% is usually approved', (open, percent, rate) => {
  expect(Math.round((rate.approved / rate.decided) * 1000) / 10).toBe(percent)
  expect(countedOpen(open, rate)).toBe(
    { 124376: 116549, 140420: 118002, 111847: 102032, 20400: 19850, 29734: 24171 }[open],
  )
})

test('what is open counts for nothing without a rate', () => {
  expect(countedOpen(5000, undefined)).toBe(0)
})

describe('a sum is divided', () => {
  test('and who is cut off most gets the cent that is left', () => {
    expect(divided(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(divided(10, [1, 2, 3])).toEqual([2, 3, 5])
    expect(divided(0, [4, 0])).toEqual([0, 0])
    expect(divided(0, [0, 0])).toEqual([0, 0])
  })

  test('so that the parts sum to the whole, each less than a cent off', () => {
    let seed = 20261120
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed / 2 ** 31
    }
    for (let round = 0; round < 2000; round++) {
      const weights = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
        random() < 0.3 ? 0 : Math.floor(random() * 20_000),
      )
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      const cents = Math.floor(random() * 1_000_000) * (all === 0 ? 0 : 1)
      const parts = divided(cents, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
      for (const [place, part] of parts.entries()) {
        if (all > 0) expect(Math.abs(part - (cents * (weights[place] ?? 0)) / all)).toBeLessThan(1)
      }
    }
  })
})

test('per 100 clicks is said from 30 clicks on', () => {
  expect(perHundred(1291208, 40531)).toBe(3186)
  expect(perHundred(400, 29)).toBeNull()
  expect(perHundred(300, 30)).toBe(1000)
})
