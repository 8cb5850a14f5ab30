import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/ui/moment.tsx'
import { cardLinkLook } from '#app/ui/card-link-look.ts'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { hasModifier } from '#app/ui/has-modifier.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { fromInbox } from './inbox-back.tsx'
import { ReportBadge, SpamBadge, ThreadBadge, WaitBadge } from './inbox-badges.tsx'

type InboxRowProps = {
  request: AdminContact
  to: string
  isCurrent: boolean
  /** A note was typed but not saved. */
  hasDraft: boolean
  /** An answer was typed but not sent. */
  hasAnswer: boolean
  isSelected: boolean
  /** It is being opened, by a key or otherwise. */
  onOpen: (isByKey: boolean) => void
  onSelect: (isSelected: boolean) => void
}

/** The id of the row's link, for moving focus to it. */
export const rowLinkId = (id: number) => `aanvraag-${id}`

export function InboxRow(props: InboxRowProps) {
  const { request, to, isCurrent, hasDraft, hasAnswer, isSelected, onOpen, onSelect } = props
  const { id, name, subject, message, createdAt, last } = request

  return (
    <li
      className={`relative flex items-start border-line py-3.5 pr-5 pl-4 outline-(--focus-outer) -outline-offset-3 not-last:border-b has-[a:focus-visible]:outline-3 ${isCurrent ? 'bg-selected shadow-[inset_4px_0_0_var(--action)]' : 'hover:bg-hover'}`}
    >
      <div className="relative z-1 -my-2.5">
        <Checkbox
          label={<span className="sr-only">Selecteer {subject}</span>}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </div>
      <div className="grid min-w-0 grow gap-0.5 text-ink-muted text-sm">
        <div className="flex items-start justify-between gap-3 text-(length:--control-text)">
          <Link
            id={rowLinkId(id)}
            to={to}
            state={fromInbox}
            preventScrollReset
            onClick={(event) => {
              // A click by a key has no count.
              if (!hasModifier(event)) onOpen(event.detail === 0)
            }}
            aria-current={isCurrent ? 'true' : undefined}
            className={`hyphens-auto wrap-anywhere min-w-0 font-semibold text-ink leading-[1.4] ${cardLinkLook}`}
          >
            {subject}
          </Link>
          <WaitBadge request={request} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-3">
          <span className="truncate">{name}</span>
          <Moment at={last?.createdAt ?? createdAt} />
        </div>
        <span className="wrap-anywhere line-clamp-2 text-ink-soft leading-[1.5]">
          {last && (
            <b className="font-semibold">{last.sender === 'site' ? last.username : name}: </b>
          )}
          {last?.text ?? message}
        </span>
        {(request.report || request.probableSpam || request.answeredAt) && (
          <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            <ThreadBadge request={request} />
            {request.report && <ReportBadge report={request.report} />}
            {request.probableSpam && <SpamBadge />}
          </span>
        )}
        {hasDraft && <NotDone>Notitie nog niet opgeslagen</NotDone>}
        {hasAnswer && <NotDone>Antwoord nog niet verstuurd</NotDone>}
      </div>
    </li>
  )
}

function NotDone({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 flex items-center gap-1.5 font-medium text-caution-ink">
      <NotebookPen size={15} className="flex-none" aria-hidden />
      {children}
    </span>
  )
}
