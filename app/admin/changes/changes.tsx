import { useEffect, useEffectEvent, useRef } from 'react'
import { type ChangeFilter, useChangeCounts, useChanges } from '#app/admin/api/use-changes.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useListState } from '#app/admin/list/use-list-state.ts'
import { useListViews } from '#app/admin/list/use-list-views.ts'
import { ViewMenu } from '#app/admin/list/view-menu.tsx'
import { ViewTabs } from '#app/admin/list/view-tabs.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { State } from '#app/ui/state.tsx'
import { pageSize, pagesOf, placesOf } from '#domain/admin/list-view.ts'
import { otherSubjects } from '#domain/changes/change.ts'
import { keysOf } from '#domain/text/keys.ts'
import { ChangeDays } from './change-days.tsx'
import { ChangeTools } from './change-tools.tsx'

/** The parameter of each filter in the address. */
const parameters = {
  subject: 'soort',
  id: 'nr',
  change: 'wijziging',
  field: 'veld',
  username: 'wie',
  q: 'q',
  from: 'van',
  to: 'tot',
} satisfies { [Name in keyof ChangeFilter]: string }

/** After a pause in typing this long, a search is asked. */
const quietMs = 150

const filterNames = Object.values(parameters).filter((name) => name !== 'q')

/** The change log: who changed what, and when. Its filters and page are in the address. */
export function Changes() {
  const controls = useListState(filterNames)
  const { state } = controls
  const { page } = state
  const filter: ChangeFilter = Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      parameter === 'q' ? state.q : (state.filters[parameter] ?? ''),
    ]),
  )
  const q = useSettled(state.q, quietMs)
  const offset = (page - 1) * pageSize
  const query = useChanges({ ...filter, q }, { limit: pageSize, offset })
  const counts = useChangeCounts({ ...filter, q }, query.isSuccess && !query.isPlaceholderData)
  const views = useListViews({
    ...controls,
    page: '/admin/changes',
    isBehind: query.isPlaceholderData || q !== state.q,
    hasFailed: query.isError,
  })
  const list = useRef<HTMLDivElement>(null)
  const isTurned = Boolean(filter.from && filter.to && filter.from > filter.to)
  const isNarrowed = Object.values(filter).some((value) => value !== '')

  function show(next: ChangeFilter, page = 1, replace = false) {
    const { q = '', ...others } = next
    const filters = Object.fromEntries(
      keysOf(others).map((name) => [
        parameters[name as keyof typeof parameters],
        others[name] ?? '',
      ]),
    )
    controls.change({ q, filters, page }, replace)
  }

  // An address may be of a time when there were more.
  const last = query.isPlaceholderData || !query.data ? page : pagesOf(query.data.total, pageSize)
  const showLast = useEffectEvent(() => show(filter, last, true))
  useEffect(() => {
    if (page > last) showLast()
  }, [page, last])

  function turnTo(next: number) {
    show(filter, next)
    list.current?.focus()
    list.current?.scrollIntoView()
  }

  return (
    <section aria-label="Wijzigingen" className="rounded-lg bg-card shadow-hairline">
      <ViewTabs views={views} whole="Alle wijzigingen" />
      <QueryState query={query} what="wijzigingen">
        {({ total, usernames, changes }) => (
          <>
            <ChangeTools
              filter={filter}
              usernames={usernames}
              total={total}
              counts={counts.data}
              beside={<ViewMenu views={views} />}
              onFilter={(changed, replace) => show({ ...filter, ...changed }, 1, replace)}
            />
            {!views.isReady ? (
              <ListLoading noun={otherSubjects.changes.noun} />
            ) : changes.length === 0 ? (
              <div className="border-line border-t">
                <State
                  image="/images/leeg-lijst.svg"
                  title={
                    isNarrowed
                      ? 'Geen wijzigingen gevonden voor deze keuze'
                      : 'Er is nog niets gewijzigd'
                  }
                  small
                >
                  {isTurned && <p>‘Vanaf’ ligt na ‘Tot en met’. Draai de data om.</p>}
                </State>
              </div>
            ) : (
              <ChangeDays
                ref={list}
                changes={changes}
                isOpened={Boolean(filter.change)}
                isBehind={query.isPlaceholderData || q !== filter.q}
                onUndone={() => list.current?.focus()}
              />
            )}
            {total > pageSize && views.isReady && (
              <Pager
                {...placesOf({ rows: changes, page, size: pageSize, found: total })}
                total={total}
                onPage={turnTo}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}
