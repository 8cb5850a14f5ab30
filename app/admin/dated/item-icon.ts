import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Phone from 'lucide-react/icons/phone'
import Ruler from 'lucide-react/icons/ruler'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import { readItem } from '#domain/check/dated-item.ts'
import { factFields } from '#domain/fact/fact-fields.ts'

/** Of something that has a date, by its name in a check. */
export function itemIcon(item: string): LucideIcon {
  const read = readItem(item)
  if (read?.kind === 'price') return Tag
  if (read?.kind === 'reviews') return Star
  if (read?.kind === 'mark') return BadgeCheck
  if (read?.kind !== 'fact') return ClipboardCheck
  const field = factFields[read.key]
  if (field.kind === 'hours') return Phone
  return field.kind === 'number' && isLength(field.unit) ? Ruler : ClipboardCheck
}

const isLength = (unit?: string) => unit === 'cm' || unit === 'm'
