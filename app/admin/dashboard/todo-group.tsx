import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { Todo } from '#domain/admin/checklist.ts'
import { formatNumber } from '#domain/text/number.ts'
import { todoIcons } from './todo-icons.ts'
import { TodoRow } from './todo-row.tsx'

const maxShown = 5

/** After the number: '78 luchthavens tonen …'. */
const titles: Record<Todo['kind'], string> = {
  'late-payout': 'netwerken betalen te laat',
  setting: 'gegevens van je bedrijf zijn nog een voorbeeld',
  price: 'luchthavens tonen minder dan je er kunt boeken',
  untagged: 'parkings hebben geen brontag in de link',
  'broken-links': 'pagina’s van aanbieders zijn al 48 uur weg of veranderd',
  'unbookable-prices': 'luchthavens tonen een prijs vanaf waarvoor niemand kan boeken',
  mark: 'keurmerken zijn verlopen of verlopen binnenkort',
  'old-answer': 'antwoorden hebben een zin die niet meer klopt',
  'no-parkings': 'luchthavens hebben nog geen parkings',
  stopped: 'programma’s hebben wel clicks, maar geen boekingen meer',
  fetching: 'accounts bij een netwerk lukt ophalen niet meer',
}

type TodoGroupProps = { todos: [first: Todo, ...others: Todo[]]; onDone: () => void }

/** Todos of one kind, in one line that unfolds. */
export function TodoGroup({ todos, onDone }: TodoGroupProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? todos : todos.slice(0, maxShown)
  const [{ kind }] = todos

  return (
    <li>
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-x-4 px-5 py-2 hover:bg-hover focus-visible:-outline-offset-3 focus-visible:shadow-none [&::-webkit-details-marker]:hidden">
          <span className="flex max-md:hidden [&_svg]:text-ink-muted">
            <Picto icon={todoIcons[kind]} tone="plain" size="sm" />
          </span>
          <span className="min-w-0 grow">
            <strong className="mr-1.5 font-bold font-heading tabular-nums">
              {formatNumber(todos.length)}
            </strong>
            {titles[kind]}
          </span>
          <ChevronDown
            size={20}
            className="flex-none text-ink-muted transition-transform duration-(--base) group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <ul aria-label={titles[kind]} className="divide-y divide-line border-line border-t">
          {shown.map((todo) => (
            <TodoRow key={keyOf(todo)} todo={todo} onDone={onDone} />
          ))}
        </ul>
        {todos.length > maxShown && (
          <p className="border-line border-t px-5 py-2">
            <Button
              tone="link"
              size="sm"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Toon minder' : `Toon alle ${formatNumber(todos.length)}`}
            </Button>
          </p>
        )}
      </details>
    </li>
  )
}

export function keyOf(todo: Todo): string {
  if (todo.kind === 'setting') return todo.setting
  if (todo.kind === 'old-answer') return `${todo.kind} ${todo.faq.id}`
  if (todo.kind === 'late-payout') return `${todo.kind} ${todo.payer}`
  if (todo.kind === 'mark') return `mark ${todo.provider.id}`
  if (todo.kind === 'fetching') return `fetching ${todo.accountId}`
  if (todo.kind === 'stopped') return `stopped ${todo.programme.id}`
  return 'airport' in todo ? `${todo.kind} ${todo.airport.id}` : todo.kind
}
