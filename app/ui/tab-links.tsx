import { Link, resolvePath, useLocation } from 'react-router'
import { tabLook } from './tab-look.ts'

type TabLink = { to: string; label: string; count?: number }

/** Tabs that are addresses: they work before (and without) hydration. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const location = useLocation()
  const current = tabs.reduce<TabLink | undefined>(
    (best, tab) => (match(tab, location) > (best ? match(best, location) : -1) ? tab : best),
    undefined,
  )

  return (
    <nav aria-label={label} className={tabLook.list}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
          className={tabLook.tab}
        >
          {tab.label}
          {tab.count !== undefined && <span className={tabLook.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** How many query parameters of the tab are those of the page, or -1 where one is not. */
function match(
  { to }: TabLink,
  { pathname, search }: { pathname: string; search: string },
): number {
  const target = resolvePath(to, pathname)
  const wanted = [...new URLSearchParams(target.search)]
  const given = new URLSearchParams(search)
  const fits =
    target.pathname === pathname &&
    wanted.every(([name, value]) => given.getAll(name).includes(value))
  return fits ? wanted.length : -1
}
