import { expect, test } from 'vitest'
import { linkState } from './password-link.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:00:01Z')
const open = { expiresAt: later, usedAt: null, revokedAt: null }

test.each([
  ['open', {}],
  ['expired', { expiresAt: now }],
  ['withdrawn', { revokedAt: now }],
  ['used', { usedAt: now }],
  ['used', { usedAt: now, expiresAt: now }],
  ['withdrawn', { revokedAt: now, expiresAt: now }],
])('a link is %s when %o', (state, special) => {
  expect(linkState({ ...open, ...special }, now)).toBe(state)
})
