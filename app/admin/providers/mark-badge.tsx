import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#app/ui/badge.tsx'
import { markWarning } from '#domain/provider/mark-warning.ts'
import type { Mark } from '#domain/provider/provider.ts'
import { formatDay } from '#domain/text/date.ts'

/** Until when a mark is valid. */
export function MarkBadge({ mark, today }: { mark: Mark; today: string }) {
  const { validUntil } = mark
  if (validUntil === null) return <Badge>einde onbekend</Badge>
  const day = formatDay(validUntil)
  switch (markWarning(mark, today)) {
    case 'expired':
      return (
        <Badge tone="error" icon={TriangleAlert}>
          verlopen {day}
        </Badge>
      )
    case 'expiring':
      return (
        <Badge tone="open" icon={ClockAlert}>
          tot {day}
        </Badge>
      )
    default:
      return <Badge tone="done">tot {day}</Badge>
  }
}
