import { describe, expect, test } from 'vitest'
import type { Change, ChangeGroup } from './change.ts'
import { recordsIn, runsOf } from './change-run.ts'

function group(minute: number, special: Partial<Change> = {}): ChangeGroup {
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
  const entry: Change = {
    ...{ id: minute, at, username: 'eva', change: `${minute}`, action: 'update' },
    ...{ subject: 'parkings', subjectId: minute, before: null, after: null, isUndone: false },
    ...special,
  }
  const { change, username } = entry
  const rest = { size: 1, undone: 0, isUndo: false, parts: [], first: [entry] }
  return { change, at, username, ...rest }
}
const sizes = (...groups: ChangeGroup[]) => runsOf(groups).map((run) => run.length)

describe('a run', () => {
  test('is three or more changes of one person to one kind of record', () => {
    expect(sizes(group(50), group(40), group(30))).toEqual([3])
    expect(sizes(group(50), group(40))).toEqual([1, 1])
  })

  test('ends at another person, another kind, an event and a pause of more than half an hour', () => {
    const others = [
      { username: 'sam' },
      { subject: 'posts' },
      { action: 'login', subject: 'admins' },
    ] as const
    for (const other of others)
      expect(sizes(group(50), group(45), group(40, other), group(35))).toEqual([1, 1, 1, 1])
    expect(sizes(group(90), group(80), group(70), group(39))).toEqual([3, 1])
    expect(sizes(group(90), group(80), group(70), group(40))).toEqual([4])
  })

  test('does not take in the change that undid it', () => {
    const undo = { ...group(50), isUndo: true }
    expect(sizes(undo, group(45), group(40), group(35))).toEqual([1, 3])
  })

  test('counts its records once each', () => {
    expect(recordsIn([group(5, { subjectId: 1 }), group(4, { subjectId: 1 }), group(3)])).toBe(2)
  })
})
