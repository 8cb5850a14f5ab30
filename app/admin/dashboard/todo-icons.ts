import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CloudOff from 'lucide-react/icons/cloud-off'
import Euro from 'lucide-react/icons/euro'
import OctagonX from 'lucide-react/icons/octagon-x'
import Tag from 'lucide-react/icons/tag'
import Unlink from 'lucide-react/icons/unlink'
import * as kindIcons from '#app/admin/kind-icons.ts'
import type { Todo } from '#domain/admin/checklist.ts'

/** The icon of each kind of todo, alone or folded. */
export const todoIcons: Record<Todo['kind'], LucideIcon> = {
  'late-payout': kindIcons.payout,
  setting: kindIcons.provider,
  price: Euro,
  untagged: Tag,
  'broken-links': Unlink,
  'unbookable-prices': Euro,
  mark: BadgeCheck,
  'old-answer': CircleHelp,
  'no-parkings': kindIcons.parking,
  fetching: CloudOff,
  stopped: OctagonX,
}
