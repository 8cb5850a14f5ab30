import type { LucideIcon } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { useRole } from '#app/admin/api/role.ts'
import { useCheckCount } from '#app/admin/api/use-check-count.ts'
import { navigationFor } from '#app/admin/navigation.ts'
import { currentPage } from '#app/ui/current-page.ts'
import { ThemeSwitch } from '#app/ui/theme/theme-switch.tsx'
import { formatNumber } from '#domain/text/number.ts'

type AdminNavProps = {
  label: string
  /** The number of unresolved contact requests. */
  open?: number
}

export function AdminNav({ label, open = 0 }: AdminNavProps) {
  const { pathname } = useLocation()
  const role = useRole()
  const { data: checks } = useCheckCount()
  const counts: Record<string, number | undefined> = {
    [href('/admin/contacts')]: open,
    [href('/admin/controle')]: checks?.todo,
  }

  return (
    <nav
      aria-label={label}
      className="grid gap-4 px-3 py-4 [&>ul+ul]:border-line [&>ul+ul]:border-t [&>ul+ul]:pt-4"
    >
      {navigationFor(role).map((group) => (
        <ul key={group[0]?.to}>
          {group.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                prefetch="intent"
                aria-current={currentPage(entry, pathname)}
                className={navLook}
              >
                <NavIcon icon={entry.icon} />
                {entry.label}
                <Count of={counts[entry.to]} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <div className="border-line border-t pt-4">
        <ThemeSwitch />
      </div>
    </nav>
  )
}

function Count({ of = 0 }: { of?: number }) {
  if (of === 0) return null
  return (
    <span className="ml-auto rounded-full bg-signal px-[0.4375rem] py-0.5 font-bold text-2xs text-on-signal tabular-nums">
      {formatNumber(of)}
      <span className="sr-only"> open</span>
    </span>
  )
}

/** Also used beside the menu for what is not a page, such as logging out. */
export const navLook =
  'group/nav flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 font-medium text-ink-soft transition-colors duration-(--fast) hover:bg-hover hover:text-ink focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink'

export function NavIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="inline-grid size-7.5 flex-none place-items-center rounded-sm group-aria-[current]/nav:bg-signal group-aria-[current]/nav:text-on-signal">
      <Icon size={18} aria-hidden />
    </span>
  )
}
