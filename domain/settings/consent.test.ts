import { expect, test } from 'vitest'
import { allowsAnalytics, readConsent } from './consent.ts'

test.each(['accepted', 'declined'] as const)('"%s" is a valid choice', (stored) => {
  expect(readConsent(stored)).toBe(stored)
})

test.each([null, '', 'true', 'Accepted', 'accepted ', '"accepted"'])(
  '%j is not a valid choice',
  (stored) => {
    expect(readConsent(stored)).toBeUndefined()
  },
)

test('analytics run only after consent', () => {
  expect(allowsAnalytics('accepted')).toBe(true)
  expect(allowsAnalytics('declined')).toBe(false)
  expect(allowsAnalytics(undefined)).toBe(false)
})
