import { expect, test } from 'vitest'
import { liveSlug } from './live-slug.ts'

test('a slug follows the name while it is empty or derived from the previous name', () => {
  expect(liveSlug('', { before: 'Köln', after: 'Köln/' })).toBe('koln')
  expect(liveSlug('koln', { before: 'Köln/', after: 'Köln/B' })).toBe('koln-b')
})

test('a slug typed by hand stays', () => {
  expect(liveSlug('keulen', { before: 'Köln/', after: 'Köln/B' })).toBe('keulen')
})
