import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { List } from '#app/admin/api/use-list.ts'
import { UnsavedGuard } from '#app/admin/form/unsaved-guard.tsx'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { useSelection } from '#app/admin/list/use-selection.ts'
import { State } from '#app/ui/state.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { nextRequest } from '#domain/contact/contact-next.ts'
import { isSameAddress } from '#domain/contact/contact-person.ts'
import { kinds } from '#domain/kinds.ts'
import { InboxBack } from './inbox-back.tsx'
import { useInboxResolve } from './inbox-calls.ts'
import { stepOf } from './inbox-keys.ts'
import { InboxList } from './inbox-list.tsx'
import { InboxMessage } from './inbox-message.tsx'
import { InboxNote, type NoteDraft } from './inbox-note.tsx'
import { InboxPerson } from './inbox-person.tsx'
import { rowLinkId } from './inbox-row.tsx'
import { useInboxView } from './inbox-view.ts'
import { InboxWait } from './inbox-wait.tsx'
import { useIsWide } from './inbox-width.ts'

type InboxPanelProps = { list: List<AdminContact>; rows: AdminContact[] }

/** The list and the message that is open in it; on a phone one of the two. */
export function InboxPanel({ list, rows }: InboxPanelProps) {
  const isWide = useIsWide()
  const shown = useInboxView(rows)
  const { found, shown: onPage } = shown.view
  const selected = useSelection(found)
  const resolve = useInboxResolve(list)
  const [drafts, setDrafts] = useState<Record<number, NoteDraft | undefined>>({})
  const [person, setPerson] = useState<string>()
  const { id, current, addressOf, open } = useOpenRequest(rows, isWide ? onPage[0] : undefined)
  const showsList = isWide || id === undefined
  const panel = useRef<HTMLElement>(null)
  const message = useMessageFocus(id, isWide)
  const isFocusLost = useRef(false)
  const removal = useDelete({
    noun: kinds.contact.noun,
    list,
    name: ({ subject }) => subject,
    onDone,
  })

  // After the dialog has closed and has failed to return focus to a removed element.
  useEffect(() => {
    if (!isFocusLost.current || removal.asked || person !== undefined) return
    isFocusLost.current = false
    panel.current?.focus()
  })

  function onDone(): void {
    leaveRemoved(removal.asked ?? [])
  }

  /** Moves on if the open message is among the removed ones. */
  function leaveRemoved(gone: AdminContact[]) {
    if (id !== undefined && gone.some((request) => request.id === id)) {
      open(isWide ? nextRequest(onPage, id, gone)?.id : undefined)
    }
    isFocusLost.current = true
  }

  function forgotten(email: string) {
    const gone = rows.filter((request) => isSameAddress(request.email, email))
    setPerson(undefined)
    list.show((all) => all.filter((request) => !gone.includes(request)))
    leaveRemoved(gone)
    list.changed()
  }

  function resolveOpen(request: AdminContact, isResolved: boolean) {
    // Keeps it open, even if the list's filter no longer matches it.
    open(request.id)
    resolve([request], isResolved)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, panel.current)
    // The address updates late; the focused row is known immediately.
    const focused = onPage.findIndex(({ id }) => rowLinkId(id) === document.activeElement?.id)
    const at = focused < 0 ? onPage.findIndex(({ id }) => id === current?.id) : focused
    const next = step === 0 ? undefined : onPage[at + step]
    if (!next) return
    event.preventDefault()
    open(next.id)
    document.getElementById(rowLinkId(next.id))?.focus()
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const hasDraft = (request: AdminContact) => drafts[request.id] !== undefined

  return (
    <>
      {showsList ? <InboxWait requests={rows} /> : <InboxBack to={addressOf(undefined)} />}
      <section
        ref={panel}
        tabIndex={-1}
        aria-label="Postvak"
        className="grid min-w-0 scroll-mt-20 overflow-clip rounded-lg bg-card shadow-hairline outline-none md:min-h-[38rem] md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]"
      >
        {showsList && (
          <InboxList
            requests={rows}
            shown={shown}
            currentId={current?.id}
            addressOf={addressOf}
            hasDraft={hasDraft}
            selected={selected}
            onResolve={resolve}
            onDelete={removal.ask}
            onMove={() => panel.current?.focus()}
          />
        )}
        <div className="grid min-w-0 border-line md:border-l">
          {current ? (
            <InboxMessage
              ref={message}
              request={current}
              onResolve={(isResolved) => resolveOpen(current, isResolved)}
              onDelete={() => removal.ask([current])}
              onPerson={() => setPerson(current.email)}
            >
              <InboxNote
                key={current.id}
                request={current}
                list={list}
                draft={drafts[current.id]}
                onDraft={(draft) => setDrafts((all) => ({ ...all, [current.id]: draft }))}
              />
            </InboxMessage>
          ) : (
            id !== undefined && (
              <State image="/images/fout.svg" title="Aanvraag niet gevonden." small>
                <p>Mogelijk is deze verwijderd.</p>
              </State>
            )
          )}
        </div>
      </section>
      <p className="hidden text-ink-muted text-sm lg:pointer-fine:block">
        Met J en K ga je naar het volgende en het vorige bericht.
      </p>
      <DeleteDialogs removal={removal} />
      {person !== undefined && (
        <InboxPerson
          email={person}
          onClose={() => setPerson(undefined)}
          onForgotten={() => forgotten(person)}
        />
      )}
      <UnsavedGuard dirty={rows.some(hasDraft)} />
    </>
  )
}

/** The open request is in the address: `?id=7`. Without it, the `first` one is open. */
function useOpenRequest(rows: AdminContact[], first: AdminContact | undefined) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.has('id') ? Number(params.get('id')) : undefined
  const current = id === undefined ? first : rows.find((request) => request.id === id)

  function addressOf(other: number | undefined): string {
    const search = new URLSearchParams(params)
    if (other === undefined) search.delete('id')
    else search.set('id', `${other}`)
    return `?${search}`
  }

  // Replaces the history entry, so that back leaves the inbox.
  const open = (other: number | undefined) =>
    navigate(addressOf(other), { replace: true, preventScrollReset: true })

  return { id, current, addressOf, open }
}

/** On a phone, opening or closing a message removes the focused element. */
function useMessageFocus(id: number | undefined, isWide: boolean) {
  const message = useRef<HTMLElement>(null)
  const previous = useRef(id)

  useEffect(() => {
    const previousId = previous.current
    previous.current = id
    if (isWide || previousId === id) return
    if (id === undefined) {
      document.getElementById(rowLinkId(previousId ?? 0))?.focus({ preventScroll: true })
    } else {
      message.current?.focus({ preventScroll: true })
      message.current?.scrollIntoView()
    }
  }, [id, isWide])

  return message
}
