import { expect, test } from 'vitest'
import { conditionText } from './surcharge-text.ts'

test.each([
  [{ kind: 'always' }, 'Altijd'],
  [
    { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
    'Ophalen tussen 23:00 en 05:00',
  ],
  [
    { kind: 'between', at: 'dropOff', from: '00:00', until: '05:00' },
    'Brengen tussen 00:00 en 05:00',
  ],
  [{ kind: 'personsOver', persons: 4 }, 'Meer dan 4 reizigers'],
] as const)('%j reads as %s', (when, text) => {
  expect(conditionText({ when })).toBe(text)
})
