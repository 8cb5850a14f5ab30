import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type ChangeFilter, useChangeCounts, useChanges } from '#app/admin/api/use-changes.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { State } from '#app/ui/state.tsx'
import { pageSize, pagesOf, placesOf } from '#domain/admin/list-view.ts'
import { ChangeDays } from './change-days.tsx'
import { ChangeTools } from './change-tools.tsx'

/** The parameter of each filter in the address. */
const parameters = {
  subject: 'soort',
  id: 'nr',
  field: 'veld',
  username: 'wie',
  q: 'q',
  from: 'van',
  to: 'tot',
} satisfies { [Name in keyof ChangeFilter]: string }

/** After a pause in typing this long, a search is asked. */
const quietMs = 150

/** The change log: who changed what, and when. Its filters and page are in the address. */
export function Changes() {
  const [params, setParams] = useSearchParams()
  const filter: ChangeFilter = Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, params.get(parameter) ?? '']),
  )
  const q = useSettled(filter.q ?? '', quietMs)
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const offset = (page - 1) * pageSize
  const query = useChanges({ ...filter, q }, { limit: pageSize, offset })
  const counts = useChangeCounts({ ...filter, q }, query.isSuccess && !query.isPlaceholderData)
  const list = useRef<HTMLDivElement>(null)
  const isTurned = Boolean(filter.from && filter.to && filter.from > filter.to)
  const isNarrowed = Object.values(filter).some((value) => value !== '')

  function show(next: ChangeFilter, page = 1, replace = false) {
    setParams(
      (former) => {
        const search = new URLSearchParams(former)
        const written = Object.entries(parameters).map(
          ([name, parameter]) => [parameter, next[name as keyof typeof parameters] ?? ''] as const,
        )
        for (const [name, value] of [...written, ['page', page > 1 ? `${page}` : ''] as const]) {
          if (value === '') search.delete(name)
          else search.set(name, value)
        }
        return search
      },
      { preventScrollReset: true, replace },
    )
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
      <QueryState query={query} what="wijzigingen">
        {({ total, usernames, changes }) => (
          <>
            <ChangeTools
              filter={filter}
              usernames={usernames}
              total={total}
              counts={counts.data}
              onFilter={(changed, replace) => show({ ...filter, ...changed }, 1, replace)}
            />
            {changes.length === 0 ? (
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
                isBehind={query.isPlaceholderData || q !== filter.q}
                onUndone={() => list.current?.focus()}
              />
            )}
            {total > pageSize && (
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
