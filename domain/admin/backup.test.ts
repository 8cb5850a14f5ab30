import { expect, test } from 'vitest'
import { type Backup, fewerThan, splitBackups } from './backup.ts'

const backup = (id: number): Backup => ({
  id,
  at: `2026-11-${String(id).padStart(2, '0')}T02:20:00.000Z`,
  file: `kopie-${id}.gz`,
  bytes: id * 100,
  rows: 10,
})

test.each([
  [30, 7],
  [8, 7],
  [7, 3],
  [4, 3],
  [3, 1],
  [2, 1],
])('of %i copies, %i are kept to make room', (count, kept) => {
  expect(fewerThan(count)).toBe(kept)
})

test('the oldest go, and their bytes come free', () => {
  const { kept, gone, bytes } = splitBackups([backup(4), backup(3), backup(2), backup(1)], 3)

  expect(kept.map(({ id }) => id)).toEqual([4, 3, 2])
  expect(gone.map(({ id }) => id)).toEqual([1])
  expect(bytes).toBe(100)
})
