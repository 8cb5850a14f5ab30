import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Link from 'lucide-react/icons/link'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Ruler from 'lucide-react/icons/ruler'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import type { CheckKind } from '#domain/check/check-kind.ts'

export const kindIcons: Record<CheckKind, LucideIcon> = {
  price: Tag,
  link: Link,
  tariff: CalendarRange,
  fact: Ruler,
  mark: BadgeCheck,
  reviews: Star,
  other: MessageSquareWarning,
}
