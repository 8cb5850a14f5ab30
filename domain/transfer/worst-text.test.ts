import { expect, test } from 'vitest'
import type { Transfer } from './transfer.ts'
import { worstText } from './worst-text.ts'

const bus: Transfer = {
  mode: 'shuttle',
  walk: 2,
  every: 14,
  wait: 0,
  ride: 3,
  handover: 0,
  service: null,
}

test('the minutes at worst stand only beside fewer minutes', () => {
  expect(worstText({ transfer: bus, distance: 12 })).toBe('hooguit 19, bus elke 14 min')
  expect(worstText({ transfer: bus, distance: 19 })).toBe('bus elke 14 min')
  expect(worstText({ transfer: { ...bus, mode: 'walk' }, distance: 12 })).toBeUndefined()
})
