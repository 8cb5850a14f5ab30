import { longestWait } from '#domain/contact/contact-wait.ts'
import type { Todo } from './checklist.ts'
import type { Morning, MovedAirport } from './morning.ts'

/** What can't wait for the checklist. */
export type Urgent =
  | { kind: 'moved'; airport: MovedAirport }
  | { kind: 'waiting'; oldest: NonNullable<Morning['oldestOpen']> }

const maxFirst = 3

/** The airport that lost most, and the message that waits longer than we promise. */
export function urgentOf(
  { moved, oldestOpen }: Pick<Morning, 'moved' | 'oldestOpen'>,
  now: Date,
): Urgent[] {
  const lost = moved.find(({ outside }) => outside === 'below')
  const waits = oldestOpen && longestWait(oldestOpen.since, now).isTooLong
  return [
    ...(lost ? [{ kind: 'moved' as const, airport: lost }] : []),
    ...(waits ? [{ kind: 'waiting' as const, oldest: oldestOpen }] : []),
  ]
}

export type FirstTodos = {
  urgent: Urgent[]
  first: Todo[]
  /** The others by kind, in the order of the checklist. */
  groups: [first: Todo, ...others: Todo[]][]
}

/** What to do first, three things at most, and what comes after. */
export function firstTodos(urgent: Urgent[], todos: Todo[]): FirstTodos {
  const first = todos.slice(0, Math.max(0, maxFirst - urgent.length))
  const groups = new Map<Todo['kind'], [Todo, ...Todo[]]>()
  for (const todo of todos.slice(first.length)) {
    const group = groups.get(todo.kind)
    if (group) group.push(todo)
    else groups.set(todo.kind, [todo])
  }
  return { urgent: urgent.slice(0, maxFirst), first, groups: [...groups.values()] }
}
