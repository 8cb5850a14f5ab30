import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { usePagedSelection } from '#app/admin/list/use-paged-selection.ts'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { focusInView } from '#app/admin/ui/focus-in-view.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { State } from '#app/ui/state.tsx'
import { narrowingOf, type PageOf } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { nextRequest } from '#domain/contact/contact-next.ts'
import { isSameAddress } from '#domain/contact/contact-person.ts'
import { kinds } from '#domain/kinds.ts'
import { InboxBack } from './inbox-back.tsx'
import { useInboxResolve } from './inbox-calls.ts'
import { InboxComposer, type MessageDraft } from './inbox-composer.tsx'
import { keysHelp } from './inbox-keys.ts'
import { InboxList } from './inbox-list.tsx'
import { InboxMessage } from './inbox-message.tsx'
import { InboxNote, type NoteDraft } from './inbox-note.tsx'
import { InboxPaste } from './inbox-paste.tsx'
import { InboxPerson } from './inbox-person.tsx'
import { rowLinkId } from './inbox-row.tsx'
import type { Inbox } from './inbox-view.ts'
import { InboxWait } from './inbox-wait.tsx'
import { ReplyTemplates } from './reply-templates.tsx'
import { useConversation } from './use-conversation.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useOpenMessage } from './use-open-message.ts'

type InboxPanelProps = { list: Inbox; shown: PageOf<AdminContact> }

/** Where the notes that are not saved are kept. */
const notes = 'contacts/notes'

/** Where the answers that are not sent are kept, and the replies that are not added. */
const answers = 'contacts/answers'
const replies = 'contacts/replies'

type Drafts = Record<number, MessageDraft | undefined>

/** The list and the message that is open in it; on a phone one of the two. */
export function InboxPanel({ list, shown }: InboxPanelProps) {
  const isWide = useIsWide()
  const { rows } = shown
  const selected = usePagedSelection({
    rows: list.isBehind ? undefined : rows,
    page: list.state.page,
    narrowing: narrowingOf(list.state),
    every: list.every,
  })
  const resolve = useInboxResolve(list)
  const [drafts, setDrafts] = useKeptTexts<Record<number, NoteDraft | undefined>>(notes)
  const [answerDrafts, setAnswerDrafts] = useKeptTexts<Drafts>(answers)
  const [replyDrafts, setReplyDrafts] = useKeptTexts<Drafts>(replies)
  const [isPasting, setPasting] = useState(false)
  const [person, setPerson] = useState<string>()
  // Here, because back in the browser may close the message.
  const [showsTemplates, setShowsTemplates] = useState(false)
  const opened = useOpenMessage(list, shown, isWide)
  const { id, current, addressOf, open } = opened
  const conversation = useConversation(current?.id, list)
  const ofCurrent = {
    ...list,
    changed() {
      if (current) opened.keep(current)
      return list.changed()
    },
  }
  const showsList = isWide || id === undefined
  const panel = useRef<HTMLElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const answer = useRef<HTMLTextAreaElement>(null)
  const message = useMessageFocus(id, isWide)
  const isFocusLost = useRef(false)
  const removal = useDelete({
    noun: kinds.contact.noun,
    list,
    name: ({ subject }) => subject,
    onDone: leaveRemoved,
  })

  // After the dialog has closed and has failed to return focus to a removed element.
  useEffect(() => {
    if (!isFocusLost.current || removal.asked || person !== undefined) return
    isFocusLost.current = false
    panel.current?.focus()
  })

  /** Moves on if the open message is among the removed ones. */
  function leaveRemoved(gone: AdminContact[]) {
    if (id !== undefined && gone.some((request) => request.id === id)) {
      open(isWide ? nextRequest(rows, id, gone)?.id : undefined)
    }
    selected.selection.toggle(gone, false)
    for (const { id } of gone) {
      setDraft(id, undefined)
      setAnswer(id, undefined)
      setReply(id, undefined)
    }
    isFocusLost.current = true
  }

  function forgotten(email: string) {
    const isTheirs = (request: AdminContact) => isSameAddress(request.email, email)
    const gone = [...rows.filter(isTheirs), ...(current && isTheirs(current) ? [current] : [])]
    setPerson(undefined)
    list.show((all) => all.filter((request) => !isTheirs(request)))
    leaveRemoved(gone)
    list.changed()
  }

  function resolveOpen(request: AdminContact, isResolved: boolean) {
    // Keeps it open, even if the list's filter no longer matches it.
    open(request.id)
    resolve([request], isResolved)
    if (isResolved) opened.goToNextOpen(request)
  }

  const setDraft = (of: number, draft: NoteDraft | undefined) =>
    setDrafts((all) => ({ ...all, [of]: draft }))
  const setAnswer = (of: number, draft: MessageDraft | undefined) =>
    setAnswerDrafts((all) => ({ ...all, [of]: draft }))
  const setReply = (of: number, draft: MessageDraft | undefined) =>
    setReplyDrafts((all) => ({ ...all, [of]: draft }))

  useInboxKeys(panel, {
    next: () => opened.step(1),
    previous: () => opened.step(-1),
    reply: () => message.current?.querySelector<HTMLElement>('[data-reply]')?.click(),
    resolve: () => current && resolveOpen(current, !current.isResolved),
    note: () => note.current && focusInView(note.current),
  })

  const hasAnswer = ({ id }: AdminContact) =>
    answerDrafts[id] !== undefined || replyDrafts[id] !== undefined
  const hasDraft = (request: AdminContact) => drafts[request.id] !== undefined

  return (
    <>
      {showsList ? <InboxWait addressOf={addressOf} /> : <InboxBack to={addressOf(undefined)} />}
      <section
        ref={panel}
        tabIndex={-1}
        aria-label="Postvak"
        className="grid min-w-0 scroll-mt-20 overflow-clip rounded-lg bg-card shadow-hairline outline-none md:min-h-[38rem] md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]"
      >
        {showsList && (
          <InboxList
            list={list}
            shown={shown}
            currentId={current?.id}
            addressOf={addressOf}
            hasDraft={hasDraft}
            hasAnswer={hasAnswer}
            selected={selected}
            onResolve={resolve}
            onDelete={removal.ask}
            onOpen={(id, isByKey) => {
              opened.expect(id)
              if (isByKey) message.current?.focus()
            }}
            onMove={() => panel.current?.focus()}
          />
        )}
        <div className="grid min-w-0 border-line md:border-l">
          {current && (
            <InboxMessage
              ref={message}
              request={current}
              conversation={conversation}
              list={ofCurrent}
              composer={
                conversation.mailFrom !== null &&
                current.email !== '' &&
                conversation.thread && (
                  <InboxComposer
                    key={`answer-${current.id}`}
                    request={current}
                    thread={conversation.thread}
                    conversation={conversation}
                    list={ofCurrent}
                    field={answer}
                    draft={answerDrafts[current.id]}
                    onDraft={(draft) => setAnswer(current.id, draft)}
                    onTemplates={() => setShowsTemplates(true)}
                    onResolved={() => opened.goToNextOpen(current)}
                    onPaste={() => setPasting(true)}
                  />
                )
              }
              onReply={() => answer.current && focusInView(answer.current)}
              onResolve={(isResolved) => resolveOpen(current, isResolved)}
              onDelete={() => removal.ask([current])}
              onPerson={() => setPerson(current.email)}
              onTemplates={() => setShowsTemplates(true)}
            >
              <InboxNote
                key={current.id}
                request={current}
                list={list}
                field={note}
                draft={drafts[current.id]}
                onDraft={(draft) => setDraft(current.id, draft)}
              />
            </InboxMessage>
          )}
          {!current && <NoMessage opened={opened} />}
        </div>
      </section>
      <InboxKeysHelp />
      <DeleteDialogs removal={removal} />
      {person !== undefined && (
        <InboxPerson
          email={person}
          onClose={() => setPerson(undefined)}
          onForgotten={() => forgotten(person)}
        />
      )}
      {showsTemplates && <ReplyTemplates onClose={() => setShowsTemplates(false)} />}
      {isPasting && current && (
        <InboxPaste
          request={current}
          conversation={conversation}
          list={ofCurrent}
          draft={replyDrafts[current.id]}
          onDraft={(draft) => setReply(current.id, draft)}
          onClose={() => setPasting(false)}
        />
      )}
      {/* Not there while clean: the router asks one guard, and the templates have their own. */}
      {[drafts, answerDrafts, replyDrafts].some(isTyped) && (
        <UnsavedGuard dirty onDiscard={() => [notes, answers, replies].forEach(discardDraft)} />
      )}
    </>
  )
}

const isTyped = (drafts: object) => Object.values(drafts).some((draft) => draft !== undefined)

function NoMessage({ opened }: { opened: ReturnType<typeof useOpenMessage> }) {
  if (opened.hasFailed) {
    return (
      <div className="p-5">
        <LoadFailed what="het bericht" onRetry={opened.refetch} />
      </div>
    )
  }
  if (opened.isMissing) {
    return (
      <State image="/images/fout.svg" title="Bericht niet gevonden." small>
        <p>Mogelijk is deze verwijderd.</p>
      </State>
    )
  }
  return opened.id === undefined ? null : (
    <div className="grid place-items-center p-8">
      <Spinner label="Bericht wordt geladen..." />
    </div>
  )
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

/** The keys of the inbox, where there is a keyboard. */
function InboxKeysHelp() {
  return (
    <p className="hidden flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm lg:pointer-fine:flex">
      {keysHelp.map(([key, what]) => (
        <span key={key}>
          <kbd className="font-sans font-semibold text-ink-soft">{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}

/** From this width the list and the message are side by side: `--breakpoint-md`. */
const wide = '(min-width: 48rem)'

/** Whether the list and the message fit side by side. Only for the browser, not the server. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
