import { Panel } from '#app/admin/ui/panel.tsx'
import { type RetentionReport, removalDays } from '#domain/system/retention.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'

type RetentionListProps = { retentions: RetentionReport[]; remembersErased: boolean }

/** What goes by itself: after how long, and how much went. */
export function RetentionList({ retentions, remembersErased }: RetentionListProps) {
  return (
    <Panel
      title="Bewaartermijnen"
      note={
        <span className="text-ink-muted text-sm">Verwijderd in de laatste {removalDays} dagen</span>
      }
      foot={
        remembersErased
          ? 'Wie je voorgoed verwijdert, komt niet terug met een oude kopie.'
          : 'Wie je voorgoed verwijdert, komt terug met een oude kopie. Zet SECRETS_KEY op de server, dan onthoudt de site het.'
      }
    >
      <ul aria-label="Bewaartermijnen" className="divide-y divide-line">
        {retentions.map(({ title, kept, removed, lastOn }) => (
          <li
            key={title}
            className="grid gap-x-4 px-5 py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,4fr)]"
          >
            <h3 className="font-sans font-semibold text-base">{title}</h3>
            <p className="text-ink-soft">{kept}</p>
            <p className="text-ink-muted">
              {lastOn ? `${formatNumber(removed)}, het laatst op ${formatDay(lastOn)}` : 'Niets'}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
