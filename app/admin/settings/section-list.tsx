import { useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { useRole } from '#app/admin/api/role.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast } from '#domain/access/role.ts'
import { chapters } from '#domain/settings/setting-fields.ts'

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
const pageLook = 'border-line lg:not-first:mt-3 lg:not-first:border-t lg:not-first:pt-3'

/** Beside the settings, or in a row above them on a narrow screen. */
export function SectionList() {
  const list = useRef<HTMLOListElement>(null)
  // The sections can be observed only after the settings have loaded.
  const section = useSectionInView(useSettings().data ? ids : noIds)
  const { pathname } = useLocation()
  const role = useRole()
  const current = pathname.replace(/\/$/, '') === form ? `${form}#${section}` : pathname

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls a long row to the current link
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]')
    if (!list.current || !link) return
    const { left, width } = link.getBoundingClientRect()
    const place = list.current.getBoundingClientRect()
    list.current.scrollBy({ left: left + width / 2 - (place.left + place.width / 2) })
  }, [current])

  return (
    <nav
      aria-labelledby="onderdelen"
      className="min-w-0 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]"
    >
      <h2
        id="onderdelen"
        className="mb-2 font-sans font-semibold text-ink-muted text-sm/[1.4] tracking-normal max-lg:sr-only"
      >
        Onderdelen
      </h2>
      <ol
        ref={list}
        className="max-lg:flex max-lg:overflow-x-auto max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] max-lg:after:w-10 max-lg:after:flex-none max-lg:after:border-line max-lg:after:border-b-2 max-lg:after:content-['']"
      >
        {links
          .filter(({ to }) => isAtLeast(role, pageRole(to.split('#')[0] ?? to)))
          .map(({ to, title }) => (
            // The links after the sections lead to pages of their own.
            <li key={to} className={to === firstPage ? pageLook : undefined}>
              <Link
                to={to}
                aria-current={to === current ? (to.includes('#') ? 'location' : 'page') : undefined}
                className="flex min-h-11 items-center whitespace-nowrap border-line py-1 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-signal aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 max-lg:px-4 max-lg:aria-[current]:border-b-4 lg:border-l-2 lg:pl-4 lg:aria-[current]:border-l-4 lg:aria-[current]:pl-3.5"
              >
                {title}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  )
}
