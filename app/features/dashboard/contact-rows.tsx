import { href, Link } from 'react-router'
import { Moment } from '#app/admin/moment.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { ContactRequest } from '#domain/contact.ts'
import { ScrollList } from './scroll-list.tsx'

type ContactRowsProps = { label: string; requests: ContactRequest[] }

export function ContactRows({ label, requests }: ContactRowsProps) {
  return (
    <ScrollList
      label={label}
      empty={{ image: '/images/leeg-postvak.svg', text: 'Geen recente contact aanvragen' }}
      rows={requests.map((request) => (
        <li key={request.id}>
          <Link
            to={href('/admin/contacts')}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-5 py-3.5 hover:bg-hover focus-visible:-outline-offset-3 focus-visible:shadow-none"
          >
            <span className="truncate font-semibold">{request.subject}</span>
            <span className="text-right">
              <Status isResolved={request.isResolved} />
            </span>
            <span className="truncate text-ink-muted text-sm">{request.name}</span>
            <span className="text-ink-muted text-sm">
              <Moment at={request.createdAt} />
            </span>
            <span className="col-span-full line-clamp-2 text-ink-soft text-sm/[1.5] [overflow-wrap:anywhere]">
              {request.message}
            </span>
          </Link>
        </li>
      ))}
    />
  )
}

function Status({ isResolved }: Pick<ContactRequest, 'isResolved'>) {
  return isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>
}
