import { expect, test } from 'vitest'
import { excerptNote } from './excerpt.ts'

test.each([
  [0, false, 'Maximaal 3 regels op de kaart'],
  [180, false, 'Maximaal 3 regels op de kaart'],
  [181, true, 'Past niet meer op de kaart: het einde valt weg'],
  [301, true, 'Te lang: maximaal 300 tekens'],
])('an excerpt of %i characters', (length, isLong, note) => {
  expect(excerptNote('a'.repeat(length))).toEqual({ count: `${length} / 180`, note, isLong })
})

test('surrounding white space is not counted, since it is not stored', () => {
  expect(excerptNote('  kort  ').count).toBe('4 / 180')
})
