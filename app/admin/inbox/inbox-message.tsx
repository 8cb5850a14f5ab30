import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/history'
import Mail from 'lucide-react/icons/mail'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { type ReactNode, type Ref, useId } from 'react'
import type { Rows } from '#app/admin/api/use-list.ts'
import { historyOf } from '#app/admin/form/history-link.tsx'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Menu } from '#app/admin/ui/menu.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Tooltip } from '#app/admin/ui/tooltip.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { referenceOf } from '#domain/contact/reference.ts'
import { mailAddress } from '#domain/contact/reply.ts'
import { openedText } from '#domain/contact/thread-texts.ts'
import { ReportBadge, SpamBadge, StatusBadge } from './inbox-badges.tsx'
import { InboxReply } from './inbox-reply.tsx'
import { InboxReport } from './inbox-report.tsx'
import { InboxThread } from './inbox-thread.tsx'
import type { OpenConversation } from './use-conversation.ts'

type InboxMessageProps = {
  ref: Ref<HTMLElement>
  request: AdminContact
  conversation: OpenConversation
  list: Rows<AdminContact>
  /** Where an answer is written, if the site can mail it. */
  composer: ReactNode
  /** Goes there. */
  onReply: () => void
  onResolve: (isResolved: boolean) => void
  onDelete: () => void
  onPerson: () => void
  /** Opens the texts to reply with. */
  onTemplates: () => void
  /** The admin's internal note. */
  children: ReactNode
}

/** A whole message with its actions. */
export function InboxMessage(props: InboxMessageProps) {
  const { ref, request, conversation, list, composer, children } = props
  const { onReply, onResolve, onDelete, onPerson, onTemplates } = props
  const { thread = [] } = conversation
  const { name, email, subject, message, createdAt, isResolved, report } = request
  const titleId = useId()

  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex min-w-0 scroll-mt-20 flex-col outline-none md:min-h-[38rem]"
    >
      <header className="flex items-start gap-3 border-line border-b px-5 py-5 md:px-6">
        <div className="wrap-anywhere min-w-0 grow">
          <p className="flex flex-wrap gap-1.5">
            <StatusBadge request={request} />
            {report && <ReportBadge report={report} />}
            {request.probableSpam && <SpamBadge />}
          </p>
          <h2 id={titleId} className="mt-2 font-bold text-[1.375rem]/[1.3] tracking-[-0.008em]">
            {subject}
          </h2>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-sm max-md:grid">
            <b className="font-semibold">{name}</b>
            {email && (
              <a href={mailAddress(email)} className={textLinkLook}>
                {email}
              </a>
            )}
            <Moment at={createdAt} />
            <span>Kenmerk {referenceOf(request.id)}</span>
          </p>
          {report && <InboxReport request={request} report={report} />}
        </div>
        <Menu
          items={[
            { label: 'Geschiedenis', icon: History, to: historyOf('contact_requests', request.id) },
            ...(email
              ? [{ label: 'Gegevens van deze persoon', icon: UserRound, onSelect: onPerson }]
              : []),
          ]}
          tooltip="Meer"
        >
          <IconButton label={`Meer over ${name}`} icon={Ellipsis} />
        </Menu>
      </header>
      {conversation.others.length > 0 && (
        <div className={`px-5 pt-4 md:px-6 ${thread.length > 0 ? 'bg-subtle' : ''}`}>
          <Notice tone="caution" icon={Users}>
            {conversation.others.map((opening) => (
              <p key={opening.name}>{openedText(opening)}</p>
            ))}
          </Notice>
        </div>
      )}
      {thread.length > 0 ? (
        <InboxThread {...{ request, thread, conversation, list }} />
      ) : (
        <p className="wrap-anywhere max-w-[45rem] grow whitespace-pre-line p-5 text-base/[1.65] text-ink-soft md:p-6">
          {message}
        </p>
      )}
      {conversation.hasFailed && (
        <div className="px-5 pb-4 md:px-6">
          <LoadFailed what="de antwoorden" onRetry={conversation.refetch} />
        </div>
      )}
      {composer}
      {children}
      {/* In view whatever the length of the message. */}
      <footer
        ref={keepToastAbove}
        className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-card px-5 py-3 max-md:gap-2 max-md:px-4 md:px-6 md:py-4"
      >
        {composer ? (
          <Tooltip text="Toets R">
            <Button data-reply aria-keyshortcuts="R" onClick={onReply}>
              <Mail aria-hidden />
              Beantwoorden
            </Button>
          </Tooltip>
        ) : email ? (
          <InboxReply request={request} onTemplates={onTemplates} />
        ) : (
          <p className="self-center text-ink-muted text-sm max-md:w-full">
            Er is geen e-mailadres om op te antwoorden.
          </p>
        )}
        <Tooltip text="Toets E">
          <Button tone="secondary" aria-keyshortcuts="E" onClick={() => onResolve(!isResolved)}>
            {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {isResolved ? 'Heropenen' : 'Markeer als opgelost'}
          </Button>
        </Tooltip>
        <Button tone="ghost" onClick={onDelete}>
          <Trash2 aria-hidden />
          <span className="max-md:sr-only">Verwijderen</span>
        </Button>
      </footer>
    </article>
  )
}
