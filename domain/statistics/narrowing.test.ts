import { expect, test } from 'vitest'
import { narrowingOf, toggled } from './narrowing.ts'

test('an address names what the statistics are narrowed to, besides the period', () => {
  const search = new URLSearchParams('?periode=7&luchthaven=AMS&herkomst=&pagina=/faq')

  expect(narrowingOf(search)).toEqual({ airport: 'AMS', page: '/faq' })
})

test('choosing a bar keeps the period, and choosing it again takes it away', () => {
  const chosen = toggled(new URLSearchParams('?periode=7'), 'airport', 'AMS')

  expect(chosen).toBe('?periode=7&luchthaven=AMS')
  expect(toggled(new URLSearchParams(chosen), 'airport', 'EIN')).toBe('?periode=7&luchthaven=EIN')
  expect(toggled(new URLSearchParams(chosen), 'airport', 'AMS')).toBe('?periode=7')
})
