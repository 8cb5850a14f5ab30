import { expect, test } from 'vitest'
import { cellSpan } from './cell-span.ts'

test.each([
  [null, 1],
  ['', 1],
  ['twee', 1],
  ['0', 1],
  ['-3', 1],
  ['2', 2],
  ['100', 100],
  ['99999999', 100],
])('a cell with span %j spans %d', (says, span) => {
  expect(cellSpan(says)).toBe(span)
})
