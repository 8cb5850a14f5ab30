import type { LucideIcon } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { useRole } from '#app/admin/api/role.ts'
import { useCheckCount } from '#app/admin/api/use-check-count.ts'
import { type NavEntry, navigationFor } from '#app/admin/navigation.ts'
import { currentPage } from '#app/ui/current-page.ts'
import { formatNumber } from '#domain/text/number.ts'

type AdminNavProps = {
  label: string
  /** The number of unresolved contact requests. */
  open?: number
  /** How many things of the machine are not well. */
  troubles?: number
}

export function AdminNav({ label, open = 0, troubles = 0 }: AdminNavProps) {
  const { pathname } = useLocation()
  const role = useRole()
  const { data: checks } = useCheckCount()
  const counts: Record<string, number | undefined> = {
    [href('/admin/contacts')]: open,
    [href('/admin/controle')]: checks?.left,
    [href('/admin/systeem')]: troubles,
  }

  const { groups, foot } = navigationFor(role)
  const link = (entry: NavEntry) => (
    <li key={entry.to}>
      <Link
        to={entry.to}
        prefetch="intent"
        aria-current={currentPage(entry, pathname)}
        className={navLook}
      >
        <NavIcon icon={entry.icon} />
        {entry.label}
        <Count
          of={counts[entry.to]}
          word={countWords[entry.to] ?? 'open'}
          isAlarm={entry.to === href('/admin/systeem')}
        />
      </Link>
    </li>
  )

  return (
    <nav aria-label={label} className="flex min-h-full flex-col gap-3 px-3 py-4">
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2 className="px-2.5 pb-1 font-sans font-semibold text-ink-muted text-xs/[1.4] tracking-normal">
            {title}
          </h2>
          <ul>{entries.map(link)}</ul>
        </section>
      ))}
      <ul className="mt-auto border-line border-t pt-3">{foot.map(link)}</ul>
    </nav>
  )
}

const countWords: Record<string, string> = {
  [href('/admin/controle')]: 'vandaag te doen',
  [href('/admin/systeem')]: 'niet in orde',
}

type CountProps = { of?: number | undefined; word: string; isAlarm: boolean }

function Count({ of = 0, word, isAlarm }: CountProps) {
  if (of === 0) return null
  return (
    <span
      className={`ml-auto rounded-full px-[0.4375rem] py-0.5 font-bold text-2xs tabular-nums ${isAlarm ? 'bg-negative text-on-negative' : 'bg-signal text-on-signal'}`}
    >
      {formatNumber(of)}
      <span className="sr-only"> {word}</span>
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
