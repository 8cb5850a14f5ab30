import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { tabLook } from '#app/ui/tab-look.ts'
import { viewSearch } from '#domain/admin/saved-view.ts'
import type { ListViews } from './use-list-views.ts'

type ViewTabsProps = {
  views: ListViews
  /** The name of the list as it is without a view. */
  whole: string
}

/** The saved views above a list, if there are any. */
export function ViewTabs({ views, whole }: ViewTabsProps) {
  const { named, current, isAltered, isWhole } = views
  if (named.length === 0) return null

  return (
    <div className="flex flex-wrap items-center gap-x-4 border-line border-b px-5 [--control-text:0.9375rem] [--tab-h:3rem]">
      <nav aria-label="Weergaven" className="min-w-0 max-w-full grow max-md:basis-full">
        <ul className="-ml-2 flex gap-3 overflow-x-auto [scrollbar-width:none]">
          <li>
            <Tab to="" isCurrent={isWhole} onOpen={views.open}>
              {whole}
            </Tab>
          </li>
          {named.map((view) => (
            <li key={view.id}>
              <Tab to={viewSearch(view)} isCurrent={view === current} onOpen={views.open}>
                {view.name}
                {view === current && isAltered && (
                  <span className="font-normal text-ink-muted">(gewijzigd)</span>
                )}
              </Tab>
            </li>
          ))}
        </ul>
      </nav>
      {current && isAltered && (
        <Button tone="link" size="sm" onClick={() => views.keep(current)}>
          Bewaar in deze weergave
        </Button>
      )}
    </div>
  )
}

type TabProps = {
  to: string
  isCurrent: boolean
  onOpen: (search: string) => void
  children: ReactNode
}

function Tab({ to, isCurrent, onOpen, children }: TabProps) {
  return (
    <Link
      to={to || '?'}
      aria-current={isCurrent ? 'true' : undefined}
      className={`${tabLook.tab} aria-[current]:text-ink aria-[current]:after:block`}
      onClick={(event) => {
        if (hasModifier(event)) return
        event.preventDefault()
        onOpen(to)
      }}
    >
      {children}
    </Link>
  )
}
