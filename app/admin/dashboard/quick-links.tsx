import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pencil from 'lucide-react/icons/pencil'
import Plane from 'lucide-react/icons/plane'
import Settings from 'lucide-react/icons/settings'
import Upload from 'lucide-react/icons/upload'
import { href, Link } from 'react-router'
import { useRole } from '#app/admin/api/role.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Picto } from '#app/ui/picto.tsx'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'

const links: { label: string; to: string; icon: LucideIcon; lowest?: Role }[] = [
  { label: 'Nieuwe luchthaven', to: href('/admin/airports/new'), icon: Plane },
  { label: 'Artikel schrijven', to: href('/admin/blog/new'), icon: Pencil },
  { label: 'Afbeelding uploaden', to: href('/admin/media'), icon: Upload, lowest: 'editor' },
  { label: 'Statistieken bekijken', to: href('/admin/analytics'), icon: ChartColumn },
  { label: 'Instellingen', to: href('/admin/settings'), icon: Settings },
]

export function QuickLinks({ lastBackup }: Pick<DashboardSummary, 'lastBackup'>) {
  const role = useRole()
  const shown = links.filter(({ to, lowest = pageRole(to) }) => isAtLeast(role, lowest))

  return (
    <Panel
      title="Snel naar"
      foot={
        role === 'manager' && (
          <span>
            Laatste kopie van de site: {lastBackup ? <Moment at={lastBackup} /> : 'nog geen'}
          </span>
        )
      }
    >
      <ul className="divide-y divide-line">
        {shown.map(({ label, to, icon }) => (
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
