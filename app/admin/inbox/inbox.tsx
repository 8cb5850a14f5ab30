import { useEffect } from 'react'
import { useList } from '#app/admin/api/use-list.ts'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { State } from '#app/ui/state.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { kinds } from '#domain/kinds.ts'
import { InboxPanel } from './inbox-panel.tsx'

/** The messages from visitors, and their status. */
export function Inbox() {
  const list = useList('contacts')
  const { rows, refetch, hasFailed, isLoading } = list

  // A visitor may write at any time, so opening the inbox refetches.
  useEffect(() => {
    refetch()
  }, [refetch])

  return (
    <>
      <AdminHead title="Contact aanvragen" subtitle={rows && countedStates(rows)} />
      <div className="grid gap-4">
        {hasFailed && <LoadFailed what={`de ${kinds.contact.noun.many}`} onRetry={refetch} />}
        {isLoading && <ListLoading noun={kinds.contact.noun} />}
        {rows?.length === 0 && (
          <div className="rounded-lg bg-card shadow-hairline">
            <State image="/images/leeg-lijst.svg" title="Nog geen contact aanvragen." small>
              <p>Wat bezoekers via het contactformulier sturen, lees je hier.</p>
            </State>
          </div>
        )}
        {rows && rows.length > 0 && <InboxPanel list={list} rows={rows} />}
      </div>
    </>
  )
}

function countedStates(requests: AdminContact[]): string {
  const open = requests.filter(({ isResolved }) => !isResolved).length
  return `${open} open, ${requests.length - open} opgelost`
}
