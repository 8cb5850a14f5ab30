import { expect, test } from 'vitest'
import type { Todo } from './checklist.ts'
import { firstTodos, urgentOf } from './first-todos.ts'
import type { MovedAirport } from './morning.ts'

const airport = (id: number) => ({ id, code: 'AMS', name: `Luchthaven ${id}` })
const price = (id: number): Todo => ({ kind: 'price', airport: airport(id), lowestPrice: 6.95 })
const empty = (id: number): Todo => ({ kind: 'no-parkings', airport: airport(id) })
const setting: Todo = { kind: 'setting', setting: 'email' }

const eindhoven: MovedAirport = {
  code: 'EIN',
  name: 'Eindhoven',
  days: 1,
  clicks: 247,
  usual: 449,
  lowest: 395,
  highest: 503,
  outside: 'below',
  mostly: null,
}
const schiphol: MovedAirport = { ...eindhoven, code: 'AMS', name: 'Schiphol', outside: 'above' }

const oldest = { id: 4, since: '2026-11-10T15:42:00.000Z', isResolved: false, open: 3 }

test('an airport that lost clicks is urgent, one that won is not', () => {
  const now = new Date('2026-11-20T07:14:00Z')

  expect(urgentOf({ moved: [schiphol, eindhoven], oldestOpen: null }, now)).toEqual([
    { kind: 'moved', airport: eindhoven },
  ])
})

test('a message is urgent once it waits longer than we promise', () => {
  const moved: MovedAirport[] = []

  expect(urgentOf({ moved, oldestOpen: oldest }, new Date('2026-11-11T15:42:00Z'))).toEqual([])
  expect(urgentOf({ moved, oldestOpen: oldest }, new Date('2026-11-11T15:42:01Z'))).toEqual([
    { kind: 'waiting', oldest },
  ])
})

test('three things come first, the others stand by kind', () => {
  const todos = [setting, price(1), empty(2), price(3), empty(4), price(5)]

  expect(firstTodos([{ kind: 'moved', airport: eindhoven }], todos)).toEqual({
    urgent: [{ kind: 'moved', airport: eindhoven }],
    first: [setting, price(1)],
    groups: [
      [empty(2), empty(4)],
      [price(3), price(5)],
    ],
  })
})

test('without anything urgent the first three of the checklist come first', () => {
  expect(firstTodos([], [setting, price(1)])).toEqual({
    urgent: [],
    first: [setting, price(1)],
    groups: [],
  })
  expect(firstTodos([], [price(1), price(2), price(3), price(4)]).groups).toEqual([[price(4)]])
})
