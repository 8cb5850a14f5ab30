import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { useChanges } from '#app/admin/api/use-changes.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { isAnythingUnsaved } from '#app/admin/typed/unsaved-guard.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { placesOf } from '#domain/admin/list-view.ts'
import type { ChangeSubject } from '#domain/changes/change.ts'
import { ChangeList } from './change-list.tsx'

const changesPerPage = 10

type RecordHistoryProps = {
  subject: ChangeSubject
  id: string
  isOpen: boolean
  /** Whether it is there again after an undo, which took the focus away. */
  takesFocus: boolean
  onToggle: (isOpen: boolean) => void
  /** The record is as it was before: its form is to start again. */
  onUndone: () => void
}

/** Above the form of a record: who changed what in it, and when. Loaded once it is opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const { subject, id, isOpen, takesFocus, onToggle, onUndone } = props
  const toast = useToast()
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const summary = useRef<HTMLElement>(null)
  const offset = (page - 1) * changesPerPage
  const query = useChanges({ subject, id }, { limit: changesPerPage, offset }, isOpen)

  useEffect(() => {
    if (takesFocus) summary.current?.focus()
  }, [takesFocus])

  function mayUndo(): boolean {
    if (!isAnythingUnsaved()) return true
    toast({
      title: 'Sla eerst op',
      text: 'Er staat nog iets in het formulier dat niet is opgeslagen. Sla het op of herstel het.',
      tone: 'error',
    })
    return false
  }

  return (
    <div className="mb-5">
      <details
        open={isOpen}
        className="group/history overflow-clip rounded-lg bg-card shadow-hairline"
        onToggle={({ currentTarget, target }) => {
          // The changes inside toggle as well.
          if (target === currentTarget) onToggle(currentTarget.open)
        }}
      >
        <summary
          ref={summary}
          className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden"
        >
          <h2 className="font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]">Geschiedenis</h2>
          <ChevronDown
            size={18}
            className="flex-none text-ink-muted transition-transform duration-(--base) group-open/history:rotate-180"
            aria-hidden
          />
        </summary>
        {isOpen && (
          <QueryState query={query} what="wijzigingen">
            {({ total, changes }) =>
              total === 0 ? (
                <p className="border-line border-t px-5 py-4 text-ink-soft">
                  Hier is nog niets aan gewijzigd.
                </p>
              ) : (
                <>
                  <ChangeList
                    ref={list}
                    label="Geschiedenis"
                    changes={changes}
                    isBehind={query.isPlaceholderData}
                    mayUndo={mayUndo}
                    onUndone={onUndone}
                  />
                  {total > changesPerPage && (
                    <Pager
                      {...placesOf({ rows: changes, page, size: changesPerPage, found: total })}
                      total={total}
                      onPage={(next) => {
                        setPage(next)
                        list.current?.focus()
                      }}
                    />
                  )}
                </>
              )
            }
          </QueryState>
        )}
      </details>
    </div>
  )
}
