import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { FilterChips } from '#app/admin/list/filter-chips.tsx'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { type BulkAction, SelectionBar } from '#app/admin/list/selection-bar.tsx'
import { useListViews } from '#app/admin/list/use-list-views.ts'
import type { usePagedSelection } from '#app/admin/list/use-paged-selection.ts'
import { ViewMenu } from '#app/admin/list/view-menu.tsx'
import { ViewTabs } from '#app/admin/list/view-tabs.tsx'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { State } from '#app/ui/state.tsx'
import { isNarrowed, type PageOf, placesOf } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { contactStatuses } from '#domain/contact/contact-status.ts'
import { anyStatus, inboxStatus } from '#domain/contact/inbox-state.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { InboxRow } from './inbox-row.tsx'
import type { Inbox } from './inbox-view.ts'

type InboxListProps = {
  list: Inbox
  shown: PageOf<AdminContact>
  /** The message that is open beside the list. */
  currentId: number | undefined
  addressOf: (id: number) => string
  hasDraft: (request: AdminContact) => boolean
  hasAnswer: (request: AdminContact) => boolean
  selected: ReturnType<typeof usePagedSelection<AdminContact>>
  onResolve: (requests: AdminContact[], isResolved: boolean) => Promise<void>
  onDelete: (requests: AdminContact[]) => void
  /** A message is being opened, by a key or otherwise. */
  onOpen: (id: number, isByKey: boolean) => void
  /** The focused element is gone. */
  onMove: () => void
}

export function InboxList(props: InboxListProps) {
  const { list, shown, currentId, addressOf, hasDraft, hasAnswer, selected: chosen, onMove } = props
  const { state } = list
  const views = useListViews(list)
  const { rows, found, total, counts } = shown
  const { selection, selected, clear } = chosen
  const reports = counts.soort?.melding ?? 0
  const status = inboxStatus(state)
  const onlyReports = state.filters.soort === 'melding'
  const scroller = useRef<HTMLDivElement>(null)
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
      <ViewTabs views={views} whole="Wacht op antwoord" />
      <div className="grid gap-3 border-line border-b px-3 py-3">
        <FilterChips
          label="Status"
          options={keysOf(contactStatuses)
            .map((value) => ({
              value,
              label: contactStatuses[value],
              count: counts.status?.[value] ?? 0,
            }))
            .filter(({ value, count }) => value !== 'spam' || count > 0 || status === 'spam')}
          total={total}
          chosen={status === anyStatus ? null : status}
          onChoose={(status) => list.filter('status', status ?? anyStatus)}
        />
        {(reports > 0 || onlyReports) && (
          <button
            type="button"
            aria-pressed={onlyReports}
            className={`justify-self-start lg:pointer-fine:[--chip-h:2.25rem] ${chipLook(onlyReports)}`}
            onClick={() => list.filter('soort', onlyReports ? '' : 'melding')}
          >
            Meldingen <span className="tabular-nums opacity-72">{formatNumber(reports)}</span>
          </button>
        )}
        <div className="flex items-center gap-3">
          <search className="flex-1">
            <TextField
              label="Zoeken"
              hideLabel
              type="search"
              placeholder="Zoek in berichten..."
              autoComplete="off"
              spellCheck={false}
              before={<Search size={18} />}
              value={state.q}
              onChange={(event) => list.search(event.currentTarget.value)}
            />
          </search>
          <ViewMenu views={views} isSmall />
        </div>
        <p role="status" className="sr-only">
          {isNarrowed(state) && `${formatNumber(found)} gevonden`}
        </p>
      </div>
      {selected.length > 0 && (
        <SelectionBar
          rows={selected}
          actions={useful.filter((action) => action !== undefined && action !== false)}
          all={list.isBehind ? undefined : { found, select: chosen.selectAll }}
          latest={chosen.latest}
          onClear={() => {
            clear()
            onMove()
          }}
        />
      )}
      {/* The selection bar is outside the scroll container, so that it stays visible. */}
      <div
        ref={scroller}
        aria-busy={list.isBehind}
        className="scroll-mt-20 md:min-h-0 md:overflow-y-auto aria-busy:opacity-60 [&_:is(a,input)]:scroll-mb-44"
      >
        {!views.isReady ? (
          <ListLoading noun={kinds.contact.noun} />
        ) : found === 0 && !isNarrowed(state) ? (
          <State image="/images/leeg-lijst.svg" title="Er wacht niemand op antwoord." small>
            <Button tone="secondary" onClick={() => list.filter('status', anyStatus)}>
              Toon alle berichten
            </Button>
          </State>
        ) : found === 0 ? (
          <State
            image="/images/leeg-resultaten.svg"
            title="Geen contact aanvragen gevonden voor deze zoekopdracht"
            small
          >
            <Button
              tone="secondary"
              onClick={() => {
                list.clear()
                onMove()
              }}
            >
              <X aria-hidden />
              Zoekopdracht wissen
            </Button>
          </State>
        ) : (
          <ul aria-label="Contact aanvragen">
            {rows.map((request) => (
              <InboxRow
                key={request.id}
                request={request}
                to={addressOf(request.id)}
                isCurrent={request.id === currentId}
                hasDraft={hasDraft(request)}
                hasAnswer={hasAnswer(request)}
                isSelected={selection.has(request)}
                onOpen={(isByKey) => props.onOpen(request.id, isByKey)}
                onSelect={(isSelected) => selection.toggle([request], isSelected)}
              />
            ))}
          </ul>
        )}
        {found > shown.size && views.isReady && (
          <Pager
            {...placesOf(shown)}
            total={found}
            onPage={(page) => {
              list.change({ page })
              onMove()
              scroller.current?.scrollTo({ top: 0 })
              // On a phone the page scrolls instead of the list.
              if (Number(scroller.current?.getBoundingClientRect().top) < 0) {
                scroller.current?.scrollIntoView()
              }
            }}
          />
        )}
      </div>
    </div>
  )
}
