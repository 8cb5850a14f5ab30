import { useRef } from 'react'
import { Panel } from '#app/admin/ui/panel.tsx'
import type { Todo } from '#domain/admin/checklist.ts'
import { firstTodos, urgentOf } from '#domain/admin/first-todos.ts'
import type { Morning } from '#domain/admin/morning.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { keyOf, TodoGroup } from './todo-group.tsx'
import { TodoRow } from './todo-row.tsx'
import { UrgentRow } from './urgent-row.tsx'

/** A number in the place of the icon of each row. */
const numbered =
  '[counter-reset:eerst] [&>li]:[counter-increment:eerst] [&>li>[data-icon]]:hidden [&>li]:before:grid [&>li]:before:size-7 [&>li]:before:flex-none [&>li]:before:place-items-center [&>li]:before:rounded-sm [&>li]:before:bg-signal [&>li]:before:font-bold [&>li]:before:font-heading [&>li]:before:text-on-signal [&>li]:before:text-sm [&>li]:before:content-[counter(eerst)]'

type ChecklistProps = {
  todos: Todo[]
  /** Undefined if it could not be read. */
  morning: Morning | undefined
}

/** What the admin has to do: first what can't wait, then what is left, by kind. A task disappears once it is done. */
export function Checklist({ todos, morning }: ChecklistProps) {
  const list = useRef<HTMLOListElement>(null)

  const { urgent, first, groups } = firstTodos(morning ? urgentOf(morning, new Date()) : [], todos)
  const shown = urgent.length + first.length
  const all = urgent.length + todos.length
  if (all === 0) return null

  // The row that is done, and the focus in it, is gone.
  const onDone = () => list.current?.focus()

  return (
    <div className="mb-5 grid gap-5">
      <Panel
        title="Doe dit eerst"
        note={
          <span className="text-ink-muted text-sm">
            {all === shown ? `${all} open` : `${shown} van ${formatNumber(all)}`}
          </span>
        }
      >
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Doe dit eerst"
          className={`divide-y divide-line ${numbered}`}
        >
          {urgent.map((one) => (
            <UrgentRow key={one.kind} urgent={one} yesterday={morning?.yesterday.day ?? ''} />
          ))}
          {first.map((todo) => (
            <TodoRow key={keyOf(todo)} todo={todo} onDone={onDone} />
          ))}
        </ol>
      </Panel>
      {groups.length > 0 && (
        <Panel
          title="Daarna, per soort"
          note={
            <span className="text-ink-muted text-sm">
              {counted(all - shown, 'ding', 'dingen')} in{' '}
              {counted(groups.length, 'soort', 'soorten')}
            </span>
          }
        >
          <ul aria-label="Daarna, per soort" className="divide-y divide-line">
            {groups.map((group) =>
              group.length === 1 ? (
                <TodoRow key={keyOf(group[0])} todo={group[0]} onDone={onDone} />
              ) : (
                <TodoGroup key={group[0].kind} todos={group} onDone={onDone} />
              ),
            )}
          </ul>
        </Panel>
      )}
    </div>
  )
}
