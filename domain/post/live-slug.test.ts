import { expect, test } from 'vitest'
import { liveSlug } from './live-slug.ts'

test('a slug follows the name while it is empty or still that of the name before', () => {
  expect(liveSlug('', { before: 'Köln', after: 'Köln/' })).toBe('koln')
  expect(liveSlug('koln', { before: 'Köln/', after: 'Köln/B' })).toBe('koln-b')
})

test('a slug that was typed stays', () => {
  expect(liveSlug('keulen', { before: 'Köln/', after: 'Köln/B' })).toBe('keulen')
})
