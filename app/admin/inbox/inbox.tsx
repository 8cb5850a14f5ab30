import { useEffect } from 'react'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { State } from '#app/ui/state.tsx'
import type { Counts } from '#domain/admin/list-view.ts'
import { askedOf } from '#domain/contact/inbox-state.ts'
import { kinds } from '#domain/kinds.ts'
import { formatNumber } from '#domain/text/number.ts'
import { InboxPanel } from './inbox-panel.tsx'

/** The messages from visitors, and their status. */
export function Inbox() {
  const list = usePagedList('contacts', ['status', 'soort'], askedOf)
  const { view, changed, refetch, hasFailed, isLoading } = list

  // A visitor may write at any time, so opening the inbox refetches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on opening
  useEffect(() => {
    if (view) changed()
  }, [])

  return (
    <>
      <AdminHead title="Contact aanvragen" subtitle={view && countedStates(view.counts)} />
      <div className="grid gap-4">
        {hasFailed && <LoadFailed what={`de ${kinds.contact.noun.many}`} onRetry={refetch} />}
        {isLoading && <ListLoading noun={kinds.contact.noun} />}
        {view?.total === 0 && (
          <div className="rounded-lg bg-card shadow-hairline">
            <State image="/images/leeg-lijst.svg" title="Nog geen contact aanvragen." small>
              <p>
                Wat bezoekers via het contactformulier sturen of over een parking melden, lees je
                hier.
              </p>
            </State>
          </div>
        )}
        {view && view.total > 0 && <InboxPanel list={list} shown={view} />}
      </div>
    </>
  )
}

function countedStates({ status: { open = 0, opgelost = 0, spam = 0 } = {} }: Counts): string {
  const answered = `${formatNumber(open)} open, ${formatNumber(opgelost)} opgelost`
  return spam > 0 ? `${answered}, ${formatNumber(spam)} mogelijk spam` : answered
}
