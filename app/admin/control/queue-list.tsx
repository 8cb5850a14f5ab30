import type { LucideIcon } from 'lucide-react'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import { itemIcon } from '#app/admin/dated/item-icon.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { queueLabel, shortLateText } from '#domain/check/check-texts.ts'
import type { Portion } from '#domain/check/portion.ts'
import { reportTopics } from '#domain/contact/traveller-report.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import type { Entry } from './control-entry.ts'
import { momentText } from './moment-text.ts'

type QueueListProps = {
  entries: Entry[]
  current: Entry | undefined
  today: string
  portion: Portion
  onSelect: (key: string) => void
}

/** What is to be done, beside the card of what is done now. */
export function QueueList(props: QueueListProps) {
  const { entries, current, today, portion, onSelect } = props
  const groups = [...Map.groupBy(entries, ({ group }) => group.key).values()]
  const row = (entry: Entry) => (
    <QueueRow
      key={entry.key}
      entry={entry}
      today={today}
      isCurrent={entry.key === current?.key}
      onSelect={() => onSelect(entry.key)}
    />
  )

  return (
    <Panel
      title="Te doen"
      note={<span className="text-ink-muted text-sm">belangrijkste eerst</span>}
      foot={`${formatNumber(portion.left)} te doen, ${formatNumber(portion.done)} gedaan vandaag`}
    >
      <ol className="max-h-[26rem] overflow-y-auto">
        {groups.map((group) => {
          const [first] = group
          // A parking without a provider is its own group.
          if (!first || first.group.name === first.name) return group.map(row)
          return (
            <li key={first.group.key} className="border-line border-b last:border-b-0">
              <p className="flex gap-3 bg-subtle px-5 py-1.5 text-ink-soft text-xs">
                <b className="min-w-0 grow truncate font-semibold">{first.group.name}</b>
                <span className="flex-none">{counted(group.length, 'vraag', 'vragen')}</span>
              </p>
              <ol>{group.map(row)}</ol>
            </li>
          )
        })}
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

function iconOf({ card }: Pick<Entry, 'card'>): LucideIcon {
  if (!card) return MessageSquareWarning
  return itemIcon(card.item)
}
