import { expect, test } from 'vitest'
import { serviceText } from './service-text.ts'

const service = { from: '04:30', until: '00:30' }

test.each([
  [{ mode: 'shuttle', service }, 'Rijdt van 04:30 tot 00:30'],
  [{ mode: 'shuttle', service: null }, 'Rijdt dag en nacht'],
  [{ mode: 'valet', service }, 'Balie open van 04:30 tot 00:30'],
  [{ mode: 'walk', service: null }, undefined],
] as const)('says when there is service', (transfer, text) => {
  expect(serviceText(transfer)).toBe(text)
})
