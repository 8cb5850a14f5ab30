import LogOut from 'lucide-react/icons/log-out'
import { useRef } from 'react'
import { SessionRow } from '#app/admin/access/session-row.tsx'
import { useReportedCall } from '#app/admin/access/use-reported-call.ts'
import { useColleagueSessions, useEndColleagueSession } from '#app/admin/session/use-sessions.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'

type ColleagueSessionsProps = { colleague: ListedAdmin; onClose: () => void }

/** Where a colleague is logged in, with buttons to end it. */
export function ColleagueSessions({ colleague, onClose }: ColleagueSessionsProps) {
  const { id, username } = colleague
  const query = useColleagueSessions(id)
  const end = useEndColleagueSession(id)
  const list = useRef<HTMLDivElement>(null)
  const { busy, run } = useReportedCall()

  function endSession(session?: number) {
    return run(() => end(session), {
      done: session === undefined ? `"${username}" is uitgelogd` : 'Sessie beëindigd',
      failed: 'Het uitloggen is niet gelukt.',
      // The button is removed with its session.
      onSettled: () => list.current?.focus(),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Sessies van "${username}"`}
      text="Wie je uitlogt, moet opnieuw inloggen."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Sluiten
          </Button>
          {query.data && query.data.length > 1 && (
            <Button
              tone="danger"
              busy={busy ? 'Uitloggen...' : undefined}
              onClick={() => endSession()}
            >
              <LogOut aria-hidden />
              Overal uitloggen
            </Button>
          )}
        </>
      }
    >
      <div ref={list} tabIndex={-1} className="-mx-5 outline-none focus-visible:shadow-none">
        <QueryState query={query} what="sessies">
          {(sessions) =>
            sessions.length === 0 ? (
              <p className="px-5 py-3 text-ink-soft">Je collega is nergens ingelogd.</p>
            ) : (
              <ul aria-label={`Sessies van ${username}`} className="divide-y divide-line">
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    onEnd={() => (busy ? undefined : endSession(session.id))}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
    </Dialog>
  )
}
