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

test('of a repeated parameter that is no list the first is kept', () => {
  expect(pageSearch(new URLSearchParams('van=1&van=2&toon=40&toon=60'), {})).toBe('?van=1&toon=40')
})

test('of a list each known value is kept once', () => {
  const given =
    'type=valet&type=valet&type=bus&extra=oplaadpunt&extra=x&vergelijk=3,x&vergelijk=3,1'
  expect(pageSearch(new URLSearchParams(given), {})).toBe(
    '?type=valet&extra=oplaadpunt&vergelijk=3,1',
  )
})
