import { Moment } from '#app/admin/moment.tsx'
import type { AffiliateClick } from '#domain/click.ts'
import { ScrollList } from './scroll-list.tsx'

type ClickRowsProps = { label: string; clicks: AffiliateClick[] }

export function ClickRows({ label, clicks }: ClickRowsProps) {
  return (
    <ScrollList
      label={label}
      empty={{ image: '/images/leeg-lijst.svg', text: 'Geen recente affiliate clicks' }}
      rows={clicks.map((click) => (
        <li key={click.id} className="grid gap-0.5 px-5 py-3.5">
          <span className="truncate font-semibold">{click.parkingName}</span>
          <span className="text-ink-muted text-sm">
            <Moment at={click.clickDate} />
          </span>
        </li>
      ))}
    />
  )
}
