import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { resolvePath, useLocation } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { tabLook } from '#app/ui/tab-look.ts'
import { QueryLink } from './query-link.tsx'

type TabLink = { to: (search: URLSearchParams) => string; label: string }

type TabLinksProps = {
  label: string
  tabs: TabLink[]
  /** The panel for the current address. */
  children: ReactNode
}

/**
 * Tabs that are links: they work before (and without) hydration. The Tab key therefore reaches each
 * of them; the arrow keys need the script.
 */
export function TabLinks({ label, tabs, children }: TabLinksProps) {
  const location = useLocation()
  const id = useId()
  const current = tabs.reduce((best, tab) =>
    match(tab, location) > match(best, location) ? tab : best,
  )
  // Marked at once: drawing the panel may take longer than a frame.
  const [pressed, setPressed] = useState({ label: '', at: location })
  const marked = (pressed.at === location && pressed.label) || current.label
  const tabId = (tab: TabLink) => `${id}-${tabs.indexOf(tab)}`
  const panelId = `${id}-panel`

  return (
    <>
      <div role="tablist" aria-label={label} className={`${tabLook.list} print:hidden`}>
        {tabs.map((tab) => (
          <QueryLink
            key={tab.label}
            id={tabId(tab)}
            to={tab.to}
            preventScrollReset
            role="tab"
            aria-selected={tab.label === marked}
            aria-controls={panelId}
            onClick={(event) => {
              if (!hasModifier(event)) setPressed({ label: tab.label, at: location })
            }}
            onKeyDown={onKeyDown}
            className={tabLook.tab}
          >
            {tab.label}
          </QueryLink>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)}>
        {children}
      </div>
    </>
  )
}

/** Query parameters that the tab shares with the page, minus those that it does not. */
function match(
  { to }: TabLink,
  { pathname, search }: { pathname: string; search: string },
): number {
  const given = new URLSearchParams(search)
  const target = resolvePath(to(given), pathname)
  if (target.pathname !== pathname) return Number.NEGATIVE_INFINITY

  return [...new URLSearchParams(target.search)].reduce(
    (score, [name, value]) => score + (given.getAll(name).includes(value) ? 1 : -1),
    0,
  )
}

function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return
  const tab = event.currentTarget

  if (event.key === ' ') tab.click()
  else {
    const next = neighbour(tab, event.key)
    if (!(next instanceof HTMLElement)) return
    next.focus()
  }
  event.preventDefault()
}

function neighbour(tab: HTMLElement, key: string) {
  const list = tab.parentElement
  if (key === 'ArrowLeft') return tab.previousElementSibling ?? list?.lastElementChild
  if (key === 'ArrowRight') return tab.nextElementSibling ?? list?.firstElementChild
  if (key === 'Home') return list?.firstElementChild
  if (key === 'End') return list?.lastElementChild
}
