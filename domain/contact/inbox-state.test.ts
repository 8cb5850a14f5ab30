import { expect, test } from 'vitest'
import { type ListState, wholeList } from '#domain/admin/list-view.ts'
import { askedOf, inboxStatus } from './inbox-state.ts'

const chosen = (status: string, q = ''): ListState => ({ ...wholeList, q, filters: { status } })

test.each([
  ['', '', 'open'],
  ['', 'laadpaal', 'alle'],
  ['open', 'laadpaal', 'open'],
  ['opgelost', '', 'opgelost'],
  ['alle', '', 'alle'],
])('with status "%s" and search "%s" the inbox shows: %s', (status, q, shown) => {
  expect(inboxStatus(chosen(status, q))).toBe(shown)
})

test('of the open messages, who waits longest comes first', () => {
  expect(askedOf(chosen(''))).toMatchObject({ sort: 'waiting', filters: { status: 'open' } })
  expect(askedOf(chosen('alle'))).toMatchObject({ sort: null, filters: { status: '' } })
  expect(askedOf({ ...chosen(''), sort: 'date' })).toMatchObject({ sort: 'date' })
})
