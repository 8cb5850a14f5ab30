import { expect, test } from 'vitest'
import { reviewsRemark, reviewsText } from './reviews-text.ts'

test.each([
  ['Google', '2026-11-18', 'Google, gelezen op 18 november 2026'],
  ['Google', null, 'Google'],
  [null, null, 'bron onbekend'],
])('of a rating from %s on %s the page says so', (reviewsSource, reviewsReadOn, text) => {
  expect(reviewsText({ reviewsSource, reviewsReadOn, isSample: false })).toBe(text)
  expect(reviewsText({ reviewsSource, reviewsReadOn, isSample: true })).toBe('voorbeeld')
})

test('a rating of fewer than five reviews is remarked on', () => {
  expect(reviewsRemark({ reviews: 4 })).toBe('nog weinig beoordelingen')
  expect(reviewsRemark({ reviews: 5 })).toBeUndefined()
})
