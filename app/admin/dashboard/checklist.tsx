import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Todo } from '#domain/admin/checklist.ts'
import { formatNumber } from '#domain/text/number.ts'
import { TodoRow } from './todo-row.tsx'

const foldedCount = 5

/** A phone shows fewer of them. */
const foldedLook = 'max-md:[&>:nth-child(n+4)]:hidden'

/** What the admin still has to set up. An item disappears once it is done. */
export function Checklist({ todos }: { todos: Todo[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const isFolded = !showsAll && todos.length > foldedCount
  const shown = isFolded ? todos.slice(0, foldedCount) : todos

  return (
    <Panel
      title="Nog te doen"
      note={<Badge tone="open">{formatNumber(todos.length)} open</Badge>}
      foot={
        todos.length > foldedCount && (
          <Button
            tone="link"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Toon minder' : `Toon alle ${formatNumber(todos.length)}`}
            <ChevronDown className={showsAll ? 'rotate-180' : ''} aria-hidden />
          </Button>
        )
      }
    >
      {/* The target for focus when the focused row is removed. */}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Nog te doen"
        className={`divide-y divide-line ${isFolded ? foldedLook : ''}`}
      >
        {shown.map((todo) => (
          <TodoRow key={keyOf(todo)} todo={todo} onDone={() => list.current?.focus()} />
        ))}
      </ul>
    </Panel>
  )
}

function keyOf(todo: Todo): string {
  if (todo.kind === 'setting') return todo.setting
  if (todo.kind === 'old-answer') return `${todo.kind} ${todo.faq.id}`
  if (todo.kind === 'mark') return `mark ${todo.provider.id}`
  return 'airport' in todo ? `${todo.kind} ${todo.airport.id}` : todo.kind
}
