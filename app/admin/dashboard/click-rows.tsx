import { Moment } from '#app/admin/ui/moment.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { AffiliateClick } from '#domain/statistics/click.ts'
import { ScrollList } from './scroll-list.tsx'

type ClickRowsProps = { label: string; clicks: AffiliateClick[] }

export function ClickRows({ label, clicks }: ClickRowsProps) {
  return (
    <ScrollList
      label={label}
      empty={{ image: '/images/leeg-lijst.svg', text: 'Geen recente affiliate clicks' }}
      rows={clicks.map(({ id, parkingName, airportCode, clickDate }) => (
        <li key={id} className="flex items-start justify-between gap-4 px-5 py-3.5">
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate font-semibold">{parkingName}</span>
            <span className="text-ink-muted text-sm">
              <Moment at={clickDate} />
            </span>
          </span>
          <CodeTile size="xs">{airportCode}</CodeTile>
        </li>
      ))}
    />
  )
}
