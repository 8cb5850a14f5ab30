import MailCheck from 'lucide-react/icons/mail-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode, useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { mayRemove, mayResend, type ThreadMessage, waitingSince } from '#domain/contact/thread.ts'
import type { OpenConversation } from './use-conversation.ts'

type InboxThreadProps = {
  request: AdminContact
  thread: ThreadMessage[]
  conversation: OpenConversation
  list: Rows<AdminContact>
}

/** A request and all that followed on it, the oldest first. */
export function InboxThread({ request, thread, conversation, list }: InboxThreadProps) {
  const { name, message, createdAt, report } = request
  const newest = waitingSince(request) && thread.findLast(({ sender }) => sender === 'visitor')

  return (
    <ol aria-label="Gesprek" className="grid grow content-start gap-3 bg-subtle p-4 md:p-5">
      <Entry name={name} at={createdAt} text={message}>
        {report ? 'Gemeld bij de parking.' : 'Via het contactformulier.'}
      </Entry>
      {thread.map((one) => (
        <Entry
          key={one.id}
          name={one.sender === 'site' ? one.username : name}
          at={one.createdAt}
          text={one.text}
          isOurs={one.sender === 'site'}
          isNew={one === newest}
        >
          <Below {...{ one, request, conversation, list }} />
        </Entry>
      ))}
    </ol>
  )
}

type EntryProps = {
  name: string
  at: string
  text: string
  isOurs?: boolean
  isNew?: boolean
  /** How it came or went. */
  children: ReactNode
}

function Entry({ name, at, text, isOurs = false, isNew = false, children }: EntryProps) {
  const place = isOurs
    ? 'bg-action-soft md:ml-16'
    : `bg-card md:mr-16 ${isNew ? 'outline-2 outline-action' : 'shadow-hairline'}`

  return (
    <li
      className={`wrap-anywhere max-w-[45rem] rounded-lg p-4 ${place} ${isOurs ? 'justify-self-end' : ''}`}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-muted">
          <Moment at={at} />
        </span>
      </p>
      <p className="mt-2 whitespace-pre-line text-ink-soft leading-[1.6]">{text}</p>
      <div className="mt-3 border-line border-t pt-2 text-ink-muted text-sm">{children}</div>
    </li>
  )
}

type BelowProps = Pick<InboxThreadProps, 'request' | 'conversation' | 'list'> & {
  one: ThreadMessage
}

/** What became of an answer, or where a reply comes from, with what can be done about it. */
function Below({ one, request, conversation, list }: BelowProps) {
  const toast = useToast()
  const undo = useUndo({ changed: () => Promise.all([list.changed(), conversation.refetch()]) })
  const [isSending, setSending] = useState(false)

  async function resend() {
    setSending(true)
    try {
      const path = `/api/admin/contacts/messages/${one.id}/send` as const
      const answer = await answered(admin.post(path, undefined))
      conversation.show(answer)
      const now = answer.thread.find(({ id }) => id === one.id)
      if (now?.delivery === 'sent') toast({ title: 'Antwoord verstuurd' })
      if (now?.delivery === 'sending') toast({ title: 'Antwoord wordt verstuurd' })
      list.changed()
    } catch (error) {
      const text = failureText(error, 'Het antwoord is niet verstuurd.')
      toast({ title: 'Fout', text, tone: 'error' })
      conversation.refetch()
    }
    setSending(false)
  }

  async function remove() {
    try {
      const answer = await admin.delete(`/api/admin/contacts/messages/${one.id}`)
      const failed = { title: 'Fout bij ongedaan maken', text: 'Het staat er nog niet weer bij.' }
      const action = undo(answer, { done: { title: 'Het staat er weer bij' }, failed })
      toast({ title: 'Weggehaald', action })
    } catch (error) {
      const text = failureText(error, 'Het is niet weggehaald.')
      toast({ title: 'Fout', text, tone: 'error' })
    }
    conversation.refetch()
    list.changed()
  }

  return (
    <>
      <Delivery one={one} request={request} />
      {(mayResend(one) || mayRemove(one)) && (
        <div className="flex flex-wrap gap-x-5">
          {mayResend(one) && conversation.mailFrom !== null && (
            <Button
              tone="link"
              size="sm"
              busy={isSending ? 'Versturen...' : undefined}
              onClick={resend}
            >
              <RotateCcw aria-hidden />
              Opnieuw versturen
            </Button>
          )}
          {mayRemove(one) && !isSending && (
            <Button tone="link" size="sm" onClick={remove}>
              <Trash2 aria-hidden />
              Weghalen
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Delivery({ one, request }: Pick<BelowProps, 'one' | 'request'>) {
  const { delivery, sentAt, refusal, resolves, username } = one
  const isToResolve = resolves && !request.isResolved
  if (delivery === null) return <p>Per mail aan jullie, hier geplakt door {username}.</p>
  if (delivery === 'sending') {
    return (
      <p>
        Wordt verstuurd naar {request.email}.{isToResolve && ' Daarna is het bericht opgelost.'}
      </p>
    )
  }
  if (delivery === 'sent') {
    return (
      <p className="flex gap-2">
        <MailCheck size={16} className="mt-0.5 flex-none text-positive-ink" aria-hidden />
        <span>
          Verstuurd naar {request.email}
          {sentAt && (
            <>
              {' op '}
              <Moment at={sentAt} between=" om " />
            </>
          )}
          .
        </span>
      </p>
    )
  }
  return (
    <p className="flex gap-2 text-negative-ink">
      <TriangleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
      <span>
        {delivery === 'refused'
          ? `Niet verstuurd. De mailserver zei: ‘${refusal}’`
          : `Niet zeker of dit is verstuurd: de verbinding viel weg, of de server stopte terwijl het wegging. Verstuur je het opnieuw, dan krijgt ${request.name} het misschien twee keer.`}
        {isToResolve && ' Het bericht staat nog open.'}
      </span>
    </p>
  )
}
