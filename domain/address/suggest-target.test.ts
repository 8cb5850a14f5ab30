import { expect, test } from 'vitest'
import { targetFinder } from './suggest-target.ts'

const pages = [
  '/',
  '/faq',
  '/parkeren/schiphol',
  '/parkeren/eindhoven',
  '/blog/schiphol-tips',
  '/b',
]

test.each([
  ['/parkeren/schipol', '/parkeren/schiphol'],
  ['/airports/eindhoven.html', '/parkeren/eindhoven'],
  ['/schiphol', '/parkeren/schiphol'],
  ['/a/b', '/b'],
  ['/xyz', ''],
  ['/', ''],
])('%s is suggested %s', (path, target) => {
  expect(targetFinder(pages)(path)).toBe(target)
})

test('of a path with very many words the last ones count', () => {
  const find = targetFinder(pages)

  expect(find(`${'/faq'.repeat(11)}/eindhoven`)).toBe('/faq')
  expect(find(`/faq${'/x'.repeat(11)}/eindhoven`)).toBe('/parkeren/eindhoven')
  expect(find(`/faq${'/x'.repeat(12)}`)).toBe('')
})
