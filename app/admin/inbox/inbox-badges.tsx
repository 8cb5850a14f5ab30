import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#app/ui/badge.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'

export function StatusBadge({ request }: { request: AdminContact }) {
  return request.isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>
}

/** Only a guess: a marked message may well be genuine. */
export function SpamBadge() {
  return <Badge icon={TriangleAlert}>Mogelijk spam</Badge>
}
