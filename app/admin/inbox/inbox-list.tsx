import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { FilterChips } from '#app/admin/list/filter-chips.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { type BulkAction, SelectionBar } from '#app/admin/list/selection-bar.tsx'
import type { useSelection } from '#app/admin/list/use-selection.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { State } from '#app/ui/state.tsx'
import { isNarrowed, pageSize } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { InboxRow } from './inbox-row.tsx'
import { type InboxView, statuses, statusOf } from './inbox-view.ts'

type InboxListProps = {
  requests: AdminContact[]
  shown: InboxView
  /** The message that is open beside the list. */
  currentId: number | undefined
  addressOf: (id: number) => string
  hasDraft: (request: AdminContact) => boolean
  selected: ReturnType<typeof useSelection<AdminContact>>
  onResolve: (requests: AdminContact[], isResolved: boolean) => Promise<void>
  onDelete: (requests: AdminContact[]) => void
  /** The focused element is gone. */
  onMove: () => void
}

export function InboxList(props: InboxListProps) {
  const { requests, shown, currentId, addressOf, hasDraft, selected: chosen, onMove } = props
  const { state, view } = shown
  const { selection, selected, clear } = chosen
  const list = useRef<HTMLDivElement>(null)
  const actions: BulkAction<AdminContact>[] = [
    { label: 'Markeer als opgelost', icon: Check, run: (rows) => props.onResolve(rows, true) },
    { label: 'Heropenen', icon: RotateCcw, run: (rows) => props.onResolve(rows, false) },
    {
      label: 'Verwijderen',
      icon: Trash2,
      tone: 'danger',
      run: props.onDelete,
      keepsSelection: true,
    },
  ]
  // Actions without effect are not offered.
  const [resolve, reopen, remove] = actions
  const useful = [
    selected.some(({ isResolved }) => !isResolved) && resolve,
    selected.some(({ isResolved }) => isResolved) && reopen,
    remove,
  ]

  return (
    <div className="flex min-w-0 flex-col md:sticky md:top-(--header-h) md:max-h-[calc(100dvh-var(--header-h))] md:self-start md:[&>[role=group]]:rounded-none">
      <div className="grid gap-3 border-line border-b px-4 py-3">
        <FilterChips
          label="Status"
          options={statuses.map(({ value, label }) => ({
            value,
            label,
            count: requests.filter((request) => statusOf(request) === value).length,
          }))}
          total={requests.length}
          chosen={state.filters.status || null}
          onChoose={(status) => shown.filter('status', status ?? '')}
        />
        <search>
          <TextField
            label="Zoeken"
            hideLabel
            type="search"
            placeholder="Zoek in aanvragen..."
            autoComplete="off"
            spellCheck={false}
            before={<Search size={18} />}
            value={state.q}
            onChange={(event) => shown.search(event.currentTarget.value)}
          />
        </search>
        <p role="status" className="sr-only">
          {isNarrowed(state) && `${view.found.length} gevonden`}
        </p>
      </div>
      {selected.length > 0 && (
        <SelectionBar
          rows={selected}
          actions={useful.filter((action) => action !== undefined && action !== false)}
          onClear={() => {
            clear()
            onMove()
          }}
        />
      )}
      {/* The selection bar is outside the scroll container, so that it stays visible. */}
      <div
        ref={list}
        className="scroll-mt-20 md:min-h-0 md:overflow-y-auto [&_:is(a,input)]:scroll-mb-44"
      >
        {view.found.length === 0 ? (
          <State
            image="/images/leeg-resultaten.svg"
            title="Geen contact aanvragen gevonden voor deze zoekopdracht"
            small
          >
            <Button
              tone="secondary"
              onClick={() => {
                shown.clear()
                onMove()
              }}
            >
              <X aria-hidden />
              Zoekopdracht wissen
            </Button>
          </State>
        ) : (
          <ul aria-label="Contact aanvragen">
            {view.shown.map((request) => (
              <InboxRow
                key={request.id}
                request={request}
                to={addressOf(request.id)}
                isCurrent={request.id === currentId}
                hasDraft={hasDraft(request)}
                isSelected={selection.has(request)}
                onSelect={(isSelected) => selection.toggle([request], isSelected)}
              />
            ))}
          </ul>
        )}
        {view.found.length > pageSize && (
          <Pager
            {...view}
            total={view.found.length}
            onPage={(page) => {
              shown.change({ page })
              onMove()
              list.current?.scrollTo({ top: 0 })
              // On a phone the page scrolls instead of the list.
              if (Number(list.current?.getBoundingClientRect().top) < 0) {
                list.current?.scrollIntoView()
              }
            }}
          />
        )}
      </div>
    </div>
  )
}
