import { expect, test } from 'vitest'
import { factCheck } from './fact-check.ts'

const fact = { value: true, checkedOn: '2026-08-04', source: 'bezoek' }

test('a check tells its day and its source, and whether it still holds', () => {
  expect(factCheck('keepKey', fact, '2026-11-22', 180)).toEqual({
    text: '4 aug 2026, bezoek',
    isStale: false,
  })
  expect(factCheck('keepKey', fact, '2027-08-04', 180).isStale).toBe(true)
})

test('without a day or a source it says so', () => {
  const { text, isStale } = factCheck('keepKey', { ...fact, checkedOn: null }, '2026-11-22', 180)

  expect([text, isStale]).toEqual(['datum onbekend, bezoek', true])
  expect(factCheck('keepKey', { ...fact, source: '' }, '2026-11-22', 180).text).toBe('4 aug 2026')
})
