import { href, useLocation } from 'react-router'
import { useRole } from '#app/admin/api/role.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { SectionNav } from '#app/admin/ui/section-nav.tsx'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast } from '#domain/access/role.ts'
import { chapters } from '#domain/settings/setting-field.ts'

const ids = Object.keys(chapters)
const noIds: string[] = []

const form = href('/admin/settings')

const links = [
  ...Object.entries(chapters).map(([id, title]) => ({ to: `${form}#${id}`, title })),
  { to: href('/admin/settings/access'), title: 'Mijn account' },
  { to: href('/admin/settings/colleagues'), title: "Collega's" },
  { to: href('/admin/settings/changes'), title: 'Wijzigingen' },
  { to: href('/admin/settings/deleted'), title: 'Verwijderd' },
  { to: href('/admin/settings/addresses'), title: '404s en doorverwijzingen' },
  { to: href('/admin/settings/backups'), title: 'Reservekopieën' },
]

const firstPage = href('/admin/settings/access')

/** The sections of the settings, and their other pages. */
export function SectionList() {
  // The sections can be observed only after the settings have loaded.
  const section = useSectionInView(useSettings().data ? ids : noIds)
  const { pathname } = useLocation()
  const role = useRole()
  const current = pathname.replace(/\/$/, '') === form ? `${form}#${section}` : pathname

  return (
    <SectionNav
      links={links
        .filter(({ to }) => isAtLeast(role, pageRole(to.split('#')[0] ?? to)))
        .map((link) => ({
          ...link,
          // The links after the sections lead to pages of their own.
          startsGroup: link.to === firstPage,
          ...(link.to === current && { current: link.to.includes('#') ? 'location' : 'page' }),
        }))}
    />
  )
}
