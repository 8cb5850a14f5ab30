import ChartColumn from 'lucide-react/icons/chart-column'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pencil from 'lucide-react/icons/pencil'
import Plane from 'lucide-react/icons/plane'
import Settings from 'lucide-react/icons/settings'
import Upload from 'lucide-react/icons/upload'
import { href, Link } from 'react-router'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'

const links = [
  { label: 'Nieuwe luchthaven', to: href('/admin/airports/new'), icon: Plane },
  { label: 'Artikel schrijven', to: href('/admin/blog/new'), icon: Pencil },
  { label: 'Afbeelding uploaden', to: href('/admin/media'), icon: Upload },
  { label: 'Statistieken bekijken', to: href('/admin/analytics'), icon: ChartColumn },
  { label: 'Instellingen', to: href('/admin/settings'), icon: Settings },
]

export function QuickLinks({ lastBackup }: Pick<DashboardSummary, 'lastBackup'>) {
  return (
    <Panel
      title="Snel naar"
      foot={
        <span>
          Laatste kopie van de site: {lastBackup ? <Moment at={lastBackup} /> : 'nog geen'}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14.5 items-center gap-3.5 px-5 font-medium hover:bg-hover focus-visible:-outline-offset-3 focus-visible:shadow-none"
            >
              <span className="flex [&_svg]:text-ink-muted">
                <Picto icon={icon} tone="plain" size="sm" />
              </span>
              <span className="grow">{label}</span>
              <ChevronRight size={18} className="flex-none text-ink-muted" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
