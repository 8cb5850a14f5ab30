import { expect, test } from 'vitest'
import { keptPairs, pageSearch } from './page-search.ts'

const search = new URLSearchParams(
  'utm_source=mail&vergelijk=1,2&type=shuttle&type=valet&van=2026-12-01&tot=2026-12-08',
)

test('every part of the filter is kept', () => {
  const filter = 'type=valet&beveiliging=24-7&extra=oplaadpunt&sorteer=afstand&max=10'
  expect(pageSearch(new URLSearchParams(filter), {})).toBe(`?${filter}`)
})

test('unknown query parameters are dropped', () => {
  expect(pageSearch(search, {})).toBe(
    '?type=shuttle&type=valet&van=2026-12-01&tot=2026-12-08&vergelijk=1,2',
  )
})

test('a change replaces a value, and null removes it', () => {
  expect(pageSearch(search, { van: null, tot: null, vergelijk: '3' })).toBe(
    '?type=shuttle&type=valet&vergelijk=3',
  )
})

test('an empty query has no question mark', () => {
  expect(pageSearch(new URLSearchParams('tab=informatie'), { tab: null })).toBe('')
})

test('a repeated parameter gives a pair for each value', () => {
  expect(keptPairs(search, { van: null, tot: null, vergelijk: null })).toEqual([
    ['type', 'shuttle'],
    ['type', 'valet'],
  ])
})
