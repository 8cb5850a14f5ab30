import type { LucideIcon } from 'lucide-react'
import Building2 from 'lucide-react/icons/building-2'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Download from 'lucide-react/icons/download'
import ImageIcon from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Layers from 'lucide-react/icons/layers'
import LogIn from 'lucide-react/icons/log-in'
import Newspaper from 'lucide-react/icons/newspaper'
import Pencil from 'lucide-react/icons/pencil'
import Plane from 'lucide-react/icons/plane'
import Settings from 'lucide-react/icons/settings'
import SquareParking from 'lucide-react/icons/square-parking'
import Tag from 'lucide-react/icons/tag'
import UserRound from 'lucide-react/icons/user-round'
import { type ChangeGroup, type ChangeSubject, isEvent } from '#domain/changes/change.ts'

const icons: Partial<Record<ChangeSubject, LucideIcon>> = {
  airports: Plane,
  airport_aliases: Plane,
  providers: Building2,
  provider_notes: Building2,
  parkings: SquareParking,
  tariffs: Tag,
  surcharges: Tag,
  closures: CalendarX,
  checks: ClipboardCheck,
  posts: Newspaper,
  faqs: CircleQuestionMark,
  media: ImageIcon,
  contact_requests: Inbox,
  contact_messages: Inbox,
  settings: Settings,
  admins: UserRound,
}

/** Of a change: by what it did, or by what it is about. */
export function changeIcon({ first: [change] }: ChangeGroup): LucideIcon {
  if (!change) return Pencil
  const { action, subject, before, after } = change
  if (isEvent(action)) return subject === 'admins' ? LogIn : Download
  if (after?.is_resolved === true && before?.is_resolved === false) return CircleCheck
  // A price is what most changes of a parking are about.
  if (before && after && before.price_per_day !== after.price_per_day) return Tag
  return icons[subject] ?? Pencil
}

/** Of several changes in a row. */
export const runIcon = Layers
