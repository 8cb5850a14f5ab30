import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#app/ui/badge.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'

export function StatusBadge({ request }: { request: AdminContact }) {
  return request.isResolved ? <Badge tone="done">Opgelost</Badge> : <Badge tone="open">Open</Badge>
}

/** A guess: what is marked may well be from somebody who waits for an answer. */
export function SpamBadge() {
  return <Badge icon={TriangleAlert}>Mogelijk spam</Badge>
}
