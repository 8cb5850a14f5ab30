import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#app/ui/badge.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { reportTopics, type TravellerReport } from '#domain/contact/traveller-report.ts'

export function StatusBadge({ request }: { request: AdminContact }) {
  return request.isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>
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
