import type { LucideIcon } from 'lucide-react'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Download from 'lucide-react/icons/download'
import Layers from 'lucide-react/icons/layers'
import LogIn from 'lucide-react/icons/log-in'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import UserRound from 'lucide-react/icons/user-round'
import * as kindIcons from '#app/admin/kind-icons.ts'
import { type ChangeGroup, type ChangeSubject, isEvent } from '#domain/changes/change.ts'

const icons: Partial<Record<ChangeSubject, LucideIcon>> = {
  airports: kindIcons.airport,
  airport_aliases: kindIcons.airport,
  providers: kindIcons.provider,
  provider_notes: kindIcons.provider,
  parkings: kindIcons.parking,
  tariffs: Tag,
  surcharges: Tag,
  closures: CalendarX,
  checks: ClipboardCheck,
  posts: kindIcons.post,
  faqs: kindIcons.faq,
  media: kindIcons.media,
  contact_requests: kindIcons.contact,
  contact_messages: kindIcons.contact,
  conversions: kindIcons.conversion,
  match_rules: kindIcons.conversion,
  payouts: kindIcons.payout,
  payout_lines: kindIcons.payout,
  payment_terms: kindIcons.payout,
  settings: kindIcons.settings,
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
