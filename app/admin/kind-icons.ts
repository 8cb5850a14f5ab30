import type { LucideIcon } from 'lucide-react'
import Building from 'lucide-react/icons/building-complex'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Newspaper from 'lucide-react/icons/newspaper'
import Plane from 'lucide-react/icons/plane'
import Settings from 'lucide-react/icons/settings'
import SquareParking from 'lucide-react/icons/square-letter-p'
import type { PageKind } from '#domain/kinds.ts'

export const kindIcons: Record<PageKind, LucideIcon> = {
  airport: Plane,
  parking: SquareParking,
  provider: Building,
  post: Newspaper,
  faq: CircleQuestionMark,
  media: Image,
  contact: Inbox,
  settings: Settings,
}
