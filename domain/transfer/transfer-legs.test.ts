import { expect, test } from 'vitest'
import { type Transfer, typicalMinutes, worstMinutes } from './transfer.ts'
import { transferLegs } from './transfer-legs.ts'

const shuttle: Transfer = {
  mode: 'shuttle',
  walk: 1,
  every: 15,
  wait: 0,
  ride: 3,
  handover: 0,
  service: null,
}
const walk: Transfer = { ...shuttle, mode: 'walk', walk: 6, every: null, ride: 0 }
const valet: Transfer = { ...walk, mode: 'valet', walk: 2, handover: 5 }

const stopsOf = (transfer: Transfer) => {
  const { from, legs } = transferLegs(transfer)
  return [from, ...legs.map(({ to }) => to)]
}

test('a shuttle stops where the bus leaves, who walks goes straight to the terminal', () => {
  expect(stopsOf(shuttle)).toEqual(['space', 'stop', 'bus', 'hall'])
  expect(stopsOf(walk)).toEqual(['space', 'hall'])
  expect(stopsOf(valet)).toEqual(['dropOff', 'key', 'hall'])
})

test('what takes no time is no leg, and the last one still ends at the terminal', () => {
  expect(stopsOf({ ...shuttle, walk: 0 })).toEqual(['space', 'bus', 'hall'])
  expect(stopsOf({ ...valet, walk: 0 })).toEqual(['dropOff', 'hall'])
})

test('only a wait takes longer at worst', () => {
  expect(transferLegs(shuttle).legs.map(({ atWorst }) => atWorst)).toEqual([null, 15, null])
})

test.each([shuttle, walk, valet, { ...shuttle, every: null, wait: 6 }])(
  'the legs add up to the typical time and to that at worst',
  (transfer) => {
    const { legs } = transferLegs(transfer)
    const sum = (of: (leg: (typeof legs)[number]) => number) =>
      legs.reduce((total, leg) => total + of(leg), 0)

    expect(sum(({ minutes }) => minutes)).toBe(typicalMinutes(transfer))
    expect(sum(({ minutes, atWorst }) => atWorst ?? minutes)).toBe(worstMinutes(transfer))
  },
)
