import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useRef, useState } from 'react'
import { useSessions } from '#app/admin/session/use-sessions.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { EndSessionDialog } from './end-session-dialog.tsx'
import { SessionRow } from './session-row.tsx'

/** The admin's sessions, with buttons to end them. */
export function Sessions() {
  const query = useSessions()
  const [ending, setEnding] = useState<AdminSession | 'others'>()
  const list = useRef<HTMLUListElement>(null)
  const hasAsked = useRef(false)
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? []

  // The button that opened the dialog is removed with its session.
  useEffect(() => {
    if (!ending && hasAsked.current && document.activeElement === document.body) {
      list.current?.focus()
    }
    hasAsked.current = ending !== undefined
  }, [ending])

  return (
    <Panel
      title="Sessies"
      foot={
        others.length > 0 && (
          <>
            <span>Je bent ook ergens anders ingelogd.</span>
            <Button tone="secondary" size="sm" onClick={() => setEnding('others')}>
              <LogOut aria-hidden />
              Op andere apparaten uitloggen
            </Button>
          </>
        )
      }
    >
      <QueryState query={query} what="sessies">
        {(sessions) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Sessies"
            className="divide-y divide-line outline-none"
          >
            {/* The current one first, so that an unknown session stands out below it. */}
            {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
        )}
      </QueryState>
      <EndSessionDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Panel>
  )
}
