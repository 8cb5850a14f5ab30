import { expect, test } from 'vitest'
import type { ConversionState } from './conversion.ts'
import { added, changed, type HeldConversion, type Teller } from './conversion-change.ts'
import type { ToldConversion } from './told-conversion.ts'

const now = new Date('2026-11-28T12:00:00.000Z')

const told = (more: Partial<ToldConversion> = {}): ToldConversion => ({
  ...{ number: '71207728', reference: null, clickAt: null, bookedAt: '2026-10-01T09:00:00.000Z' },
  ...{ changedAt: null, arrival: null, days: null, itemName: null, value: 9_100, commission: 728 },
  ...{ state: 'open', isSaidPaid: false, reason: null, ...more },
})

const first = (more: Partial<ToldConversion> = {}) => added(told(more), 'file', now)

const then = (former: HeldConversion, more: Partial<ToldConversion>, by: Teller = 'file') =>
  changed(former, told(more), by, now)

/** As a payout makes it. */
function paid(more: Partial<ToldConversion> = {}): HeldConversion {
  const former = first({ state: 'approved', changedAt: '2026-10-15T00:00:00.000Z', ...more })
  const { commission, value } = former
  const at = '2026-11-16T00:00:00.000Z'
  const event = { at, state: 'paid', commission, value, by: 'payout' } as const
  return { ...former, state: 'paid', stateAt: at, history: [...former.history, event] }
}

const statesOf = (held: HeldConversion | null) => held?.history.map(({ state }) => state)

test('an open one is open since its booking', () => {
  expect(first()).toMatchObject({ state: 'open', stateAt: '2026-10-01T09:00:00.000Z' })
  expect(first().history).toHaveLength(1)
})

test('one that is decided when it is first told was open before', () => {
  const held = first({ state: 'declined', changedAt: '2026-10-20T08:00:00.000Z', reason: 'dubbel' })
  expect(held.history).toEqual([
    {
      ...{ at: '2026-10-01T09:00:00.000Z', state: 'open' },
      ...{ commission: 728, value: 9_100, by: 'file' },
    },
    {
      ...{ at: '2026-10-20T08:00:00.000Z', state: 'declined', reason: 'dubbel' },
      ...{ commission: 728, value: 9_100, by: 'file' },
    },
  ])
  expect(held.stateAt).toBe('2026-10-20T08:00:00.000Z')
})

test('a decision of which the network does not tell the moment is of when it was heard', () => {
  expect(first({ state: 'approved' }).stateAt).toBe(now.toISOString())
  expect(then(first(), { state: 'approved' })?.stateAt).toBe(now.toISOString())
})

const decided = ['open', 'approved', 'declined'] as const

test.each(decided.flatMap((from) => decided.map((to) => [from, to] as const)))(
  '%s may become %s',
  (from, to) => {
    const next = then(first({ state: from }), { state: to })
    expect(next?.state).toBe(from === to ? undefined : to)
    expect(statesOf(next)?.slice(-2)).toEqual(from === to ? undefined : [from, to])
  },
)

test.each<[ToldConversion['state'], ConversionState | undefined]>([
  ['approved', undefined],
  ['open', undefined],
  ['declined', 'declined'],
])('a paid one that is told as %s becomes %s', (state, expected) => {
  expect(then(paid(), { state })?.state).toBe(expected)
})

test('a paid one that is declined keeps its history', () => {
  const next = then(paid(), { state: 'declined', reason: 'teruggedraaid' })
  expect(statesOf(next)).toEqual(['open', 'approved', 'paid', 'declined'])
  expect(next?.reason).toBe('teruggedraaid')
})

test('a decline before the payout that is heard after it comes after it', () => {
  const next = then(paid(), { state: 'declined', changedAt: '2026-11-10T00:00:00.000Z' })
  expect(next?.history.at(-1)).toMatchObject({ at: '2026-11-16T00:00:00.000Z', state: 'declined' })
})

test('that the network says that it paid is kept as a hint', () => {
  const next = then(first({ state: 'approved' }), { state: 'approved', isSaidPaid: true })
  expect(next).toMatchObject({ state: 'approved', isSaidPaid: true })
  expect(next?.history).toHaveLength(2)
})

test('what is told twice changes nothing, also for a payout or a correction in between', () => {
  for (const state of decided) expect(then(first({ state }), { state })).toBeNull()
  const again = { state: 'approved', changedAt: '2026-10-15T00:00:00.000Z' } as const
  expect(then(paid(), again)).toBeNull()
  const corrected = then(first(), { commission: 800, reason: 'per mail' }, 'hand')
  expect(corrected).toMatchObject({ commission: 800, state: 'open', reason: 'per mail' })
  expect(then(corrected ?? first(), {})).toBeNull()
  expect(then(corrected ?? first(), { state: 'declined' })?.state).toBe('declined')
})

test('another amount is an event, and the state stays since when it was', () => {
  const next = then(first(), { commission: 700, changedAt: '2026-11-02T00:00:00.000Z' })
  expect(next).toMatchObject({ commission: 700, stateAt: '2026-10-01T09:00:00.000Z' })
  expect(next?.history.at(-1)).toMatchObject({
    ...{ at: '2026-11-02T00:00:00.000Z', commission: 700, state: 'open', by: 'file' },
  })
})

test('an old file that is read late moves nothing back', () => {
  const held = first({ state: 'declined', changedAt: '2026-11-20T08:00:00.000Z' })
  expect(then(held, { state: 'approved', changedAt: '2026-11-10T08:00:00.000Z' })).toBeNull()
})

test('what is not told again stays, and a day does not replace its own moment', () => {
  const held = first({ reference: 'lot-12-ams', arrival: '2026-11-02', days: 3, itemName: 'Naam' })
  expect(then(held, { bookedAt: '2026-10-01T00:00:00+02:00', value: null })).toBeNull()
})

test('nothing is of the future', () => {
  const held = first({ state: 'approved', changedAt: '2027-01-01T00:00:00.000Z' })
  expect(held.stateAt).toBe(now.toISOString())
})
