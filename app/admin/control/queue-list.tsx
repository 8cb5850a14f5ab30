import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Phone from 'lucide-react/icons/phone'
import Ruler from 'lucide-react/icons/ruler'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import { Panel } from '#app/admin/ui/panel.tsx'
import { queueLabel, shortLateText } from '#domain/check/check-texts.ts'
import { readItem } from '#domain/check/dated-item.ts'
import { reportTopics } from '#domain/contact/traveller-report.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { Entry } from './control-entry.ts'
import { momentText } from './moment-text.ts'

type QueueListProps = {
  entries: Entry[]
  current: Entry | undefined
  today: string
  todo: number
  done: number
  onSelect: (key: string) => void
}

/** What is to be done, beside the card of what is done now. */
export function QueueList({ entries, current, today, todo, done, onSelect }: QueueListProps) {
  return (
    <Panel
      title="Te doen"
      note={<span className="text-ink-muted text-sm">waardevolste eerst</span>}
      foot={`${formatNumber(todo)} te doen, ${formatNumber(done)} gedaan vandaag`}
    >
      <ol className="max-h-[36rem] overflow-y-auto">
        {entries.map((entry) => (
          <QueueRow
            key={entry.key}
            entry={entry}
            today={today}
            isCurrent={entry.key === current?.key}
            onSelect={() => onSelect(entry.key)}
          />
        ))}
      </ol>
    </Panel>
  )
}

type QueueRowProps = { entry: Entry; today: string; isCurrent: boolean; onSelect: () => void }

function QueueRow({ entry, today, isCurrent, onSelect }: QueueRowProps) {
  const { card, report, name } = entry
  const Icon = iconOf(entry)

  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onSelect}
        className="grid min-h-15 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-5 py-2 text-left -outline-offset-3 hover:bg-hover aria-current:bg-selected aria-current:shadow-[inset_4px_0_0_var(--action)]"
      >
        <Icon size={18} className="text-ink-muted" aria-hidden />
        <span className="grid min-w-0 leading-[1.35]">
          <b className="truncate font-semibold">{report ? `Melding: ${name}` : name}</b>
          <span className="truncate text-ink-muted text-xs">
            {card
              ? queueLabel(card)
              : `${reportTopics[report.report.topic].toLowerCase()}, ${momentText(report.createdAt, today)}`}
          </span>
        </span>
        <span className="whitespace-nowrap text-ink-muted text-xs tabular-nums">
          {card ? shortLateText(card) : 'nieuw'}
        </span>
      </button>
    </li>
  )
}

const isLength = (unit?: string) => unit === 'cm' || unit === 'm'

function iconOf({ card }: Pick<Entry, 'card'>): LucideIcon {
  if (!card) return MessageSquareWarning
  return itemIcon(card.item)
}

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
