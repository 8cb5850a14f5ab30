import { expect, test } from 'vitest'
import { inOrder, movedTo } from './order.ts'

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))
const idsIn = (ids: number[]) => inOrder(rows, ids).map(({ id }) => id)

test('a reorder of some rows leaves the others in place', () => {
  expect(idsIn([4, 2])).toEqual([1, 4, 3, 2, 5])
  expect(idsIn([5, 4, 3, 2, 1])).toEqual([5, 4, 3, 2, 1])
})

test('ids of deleted rows are ignored', () => {
  expect(idsIn([9, 3, 1])).toEqual([3, 2, 1, 4, 5])
})

test('a moved row takes the given place, and the others close up', () => {
  expect(movedTo([1, 2, 3], 1, 2)).toEqual([2, 3, 1])
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
})

test('a place beyond an end is that end', () => {
  expect(movedTo([1, 2, 3], 2, -1)).toEqual([2, 1, 3])
  expect(movedTo([1, 2, 3], 2, 9)).toEqual([1, 3, 2])
})
