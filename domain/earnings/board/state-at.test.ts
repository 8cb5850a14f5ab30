import { expect, test } from 'vitest'
import { stateAt } from './state-at.ts'

const event = { commission: 500, value: null, by: 'file' } as const
const history = [
  { ...event, at: '2026-08-01T10:00:00+02:00', state: 'open' },
  { ...event, at: '2026-08-20T10:00:00.000Z', state: 'approved', commission: 450 },
] as const

test('a conversion was what its last event before a moment says', () => {
  expect(stateAt(history, '2026-08-19T00:00:00.000Z')).toMatchObject({ state: 'open' })
  expect(stateAt(history, '2026-08-20T10:00:00.000Z')).toMatchObject({ commission: 450 })
})

test('before its first event nobody knew of it', () => {
  expect(stateAt(history, '2026-08-01T07:59:59.000Z')).toBeUndefined()
  expect(stateAt(history, '2026-08-01T08:00:00.000Z')).toMatchObject({ state: 'open' })
})
