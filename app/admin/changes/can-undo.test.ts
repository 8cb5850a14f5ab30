import { expect, test } from 'vitest'
import type { Change, ChangeAction, ChangeGroup } from '#domain/changes/change.ts'
import { canUndo } from './change-words.ts'

function of(subject: Change['subject'], action: ChangeAction): ChangeGroup {
  const row = { id: 4, contact_id: 1 }
  const change: Change = {
    ...{ id: 1, at: '2026-11-20T15:42:00.000Z', username: 'eva', change: 'a', action, subject },
    ...{ subjectId: 4, isUndone: false },
    before: action === 'create' ? null : row,
    after: action === 'delete' ? null : row,
  }
  const { at, username } = change
  const parts = [{ subject, action, count: 1 }]
  return { change: 'a', at, username, size: 1, undone: 0, isUndo: false, parts, first: [change] }
}

test('of an answer to a visitor only a deletion can be undone', () => {
  expect(canUndo(of('contact_messages', 'create'))).toBe(false)
  expect(canUndo(of('contact_messages', 'delete'))).toBe(true)
  expect(canUndo(of('contact_requests', 'update'))).toBe(true)
  expect(canUndo(of('admins', 'delete'))).toBe(false)
})
