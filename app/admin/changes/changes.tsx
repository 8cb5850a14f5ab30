import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChanges } from '#app/admin/api/use-changes.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { State } from '#app/ui/state.tsx'
import { pageSize } from '#domain/admin/list-view.ts'
import type { Change } from '#domain/changes/change.ts'
import { ChangeRow } from './change-row.tsx'
import { ChangeTools } from './change-tools.tsx'
import { groupChanges } from './change-words.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** The change log: who changed what, and when. Its filters and page are in the address. */
export function Changes() {
  const [params, setParams] = useSearchParams()
  const filter = { subject: params.get('soort') ?? '', username: params.get('wie') ?? '' }
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const query = useChanges(filter, pageSize, (page - 1) * pageSize)
  const list = useRef<HTMLUListElement>(null)
  const [undoing, setUndoing] = useState<Change[]>()

  function show(changes: Record<string, string>) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true },
    )
  }

  function turnTo(next: number) {
    show({ page: next > 1 ? `${next}` : '' })
    list.current?.focus()
    list.current?.scrollIntoView()
  }

  return (
    <section aria-label="Wijzigingen" className="rounded-lg bg-card shadow-hairline">
      <QueryState query={query} what="wijzigingen">
        {({ total, usernames, changes }) => (
          <>
            <ChangeTools filter={filter} usernames={usernames} total={total} onFilter={show} />
            {changes.length === 0 ? (
              <div className="border-line border-t">
                <State
                  image="/images/leeg-lijst.svg"
                  title={
                    filter.subject || filter.username
                      ? 'Geen wijzigingen gevonden voor deze keuze'
                      : 'Er is nog niets gewijzigd'
                  }
                  small
                />
              </div>
            ) : (
              <ul
                ref={list}
                tabIndex={-1}
                aria-label="Lijst van wijzigingen"
                aria-busy={query.isPlaceholderData}
                className="scroll-mt-20 divide-y divide-line border-line border-t outline-none aria-busy:opacity-60"
              >
                {groupChanges(changes).map((group) => (
                  <ChangeRow key={group[0]?.id} group={group} onUndo={() => setUndoing(group)} />
                ))}
              </ul>
            )}
            {total > pageSize && (
              <Pager
                page={page}
                pages={Math.ceil(total / pageSize)}
                from={(page - 1) * pageSize + 1}
                to={(page - 1) * pageSize + groupChanges(changes).length}
                total={total}
                onPage={turnTo}
              />
            )}
          </>
        )}
      </QueryState>
      <UndoDialog
        group={undoing}
        onClose={() => setUndoing(undefined)}
        onDone={() => list.current?.focus()}
      />
    </section>
  )
}
