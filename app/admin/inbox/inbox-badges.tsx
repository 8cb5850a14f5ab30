import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import MailCheck from 'lucide-react/icons/mail-check'
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point'
import Reply from 'lucide-react/icons/reply'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#app/ui/badge.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { ownWait } from '#domain/contact/contact-wait.ts'
import { waitingSince } from '#domain/contact/thread.ts'
import { reportTopics, type TravellerReport } from '#domain/contact/traveller-report.ts'

export function StatusBadge({ request }: { request: AdminContact }) {
  return request.isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>
}

/** In the list: how long the visitor of an open request waits. */
export function WaitBadge({ request }: { request: AdminContact }) {
  const since = request.isResolved || request.probableSpam ? null : waitingSince(request)
  const wait = since && ownWait(since, new Date())
  if (!wait) return <StatusBadge request={request} />

  return (
    <Badge tone={wait.isTooLong ? 'open' : 'plain'} icon={wait.isTooLong ? ClockAlert : undefined}>
      <span className="sr-only">Open</span> {wait.text}
    </Badge>
  )
}

/** Whether the visitor wrote back, or has an answer while the request is still open. */
export function ThreadBadge({ request }: { request: AdminContact }) {
  if (request.isResolved || !request.answeredAt) return null
  return waitingSince(request) ? (
    <Badge tone="blue" icon={Reply}>
      Reactie
    </Badge>
  ) : (
    <Badge icon={MailCheck}>Beantwoord</Badge>
  )
}

/** Only a guess: a marked message may well be genuine. */
export function SpamBadge() {
  return <Badge icon={TriangleAlert}>Mogelijk spam</Badge>
}

/** What a traveller says is wrong about a parking. */
export function ReportBadge({ report: { topic } }: { report: TravellerReport }) {
  return (
    <Badge tone="blue" icon={MessageSquareWarning}>
      Melding: {reportTopics[topic].toLowerCase()}
    </Badge>
  )
}
