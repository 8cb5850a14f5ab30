import { type ReactNode, useRef, useState } from 'react'
import { useChangeRows } from '#app/admin/api/use-changes.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { placesOf } from '#domain/admin/list-view.ts'
import type { Change } from '#domain/changes/change.ts'

const entriesPerPage = 20

type ChangeEntriesProps = { change: string; children: (changes: Change[]) => ReactNode }

/** The entries of a large change, a page at a time. */
export function ChangeEntries({ change, children }: ChangeEntriesProps) {
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const offset = (page - 1) * entriesPerPage
  const query = useChangeRows(change, { limit: entriesPerPage, offset })

  return (
    <div
      ref={top}
      tabIndex={-1}
      aria-busy={query.isPlaceholderData}
      className="grid scroll-mt-20 gap-4 outline-none aria-busy:opacity-60"
    >
      <QueryState query={query} what="rijen">
        {({ total, changes }) => (
          <>
            {children(changes)}
            <Pager
              {...placesOf({ rows: changes, page, size: entriesPerPage, found: total })}
              total={total}
              onPage={(next) => {
                setPage(next)
                top.current?.focus({ preventScroll: true })
                top.current?.scrollIntoView()
              }}
            />
          </>
        )}
      </QueryState>
    </div>
  )
}
