import { expect, test } from 'vitest'
import { markState, markText } from './mark-text.ts'
import type { Mark } from './provider.ts'

const mark: Mark = { name: 'Keurmerk', number: '0000-02', validUntil: '2027-06-01', proof: null }

test('a mark holds until the end of its last day', () => {
  expect(markState(mark, '2027-06-01')).toBe('valid')
  expect(markText(mark, '2027-06-01')).toBe('nummer 0000-02, geldig tot 1 juni 2027')
})

test('an expired mark is not called valid', () => {
  expect(markState(mark, '2027-06-02')).toBe('expired')
  expect(markText(mark, '2027-06-02')).toBe('nummer 0000-02, verlopen op 1 juni 2027')
})

test('a mark without an end may have ended', () => {
  const endless = { ...mark, number: null, validUntil: null }

  expect(markState(endless, '2027-06-01')).toBe('unknown')
  expect(markText(endless, '2027-06-01')).toBe('hoelang het geldig is, is onbekend')
})
