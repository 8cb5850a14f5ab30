import ArrowRight from 'lucide-react/icons/arrow-right'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSite } from '#app/site/page/settings.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { currentPage } from '#app/ui/current-page.ts'
import { navigation } from './navigation.ts'

const id = 'mobiel-menu'
const desktopQuery = '(width >= 48rem)'

/**
 * A popover: the browser opens it, and closes it on Escape and on a tap outside, with or without
 * JavaScript. The code here adds the other rules.
 */
export function MobileMenu() {
  const { airports } = useSite()
  const { pathname, key } = useLocation()
  const withStay = useWithStay()
  const goingTo = useNavigation().location?.key ?? key
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  // It may have been opened before hydration.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => {
    menu.current?.togglePopover(false)
  }, [goingTo])

  useEffect(() => {
    if (!open) return
    const close = () => menu.current?.togglePopover(false)
    const startY = window.scrollY
    const wide = matchMedia(desktopQuery)
    const onScroll = () => window.scrollY !== startY && close()
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) close()
    }

    document.body.style.overflow = 'hidden'
    window.addEventListener('scroll', onScroll)
    document.addEventListener('focusin', onFocus)
    wide.addEventListener('change', close)
    return () => {
      document.body.style.overflow = ''
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
      wide.removeEventListener('change', close)
    }
  }, [open])

  function onToggle(state: string) {
    setOpen(state === 'open')
    const focused = document.activeElement
    const isLost = focused === document.body || root.current?.contains(focused)
    // Safari does not focus a clicked button, so it cannot restore the focus itself.
    if (state === 'closed' && isLost) toggle.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={root} className="group/menu md:hidden">
      <button
        ref={toggle}
        type="button"
        // The browser sets the expanded state of a popover's button.
        popoverTarget={id}
        className="-mr-2.5 grid size-11 place-items-center rounded-md transition-colors duration-(--fast) hover:bg-hover"
      >
        <span className="group-has-[:popover-open]/menu:hidden">
          <Menu size="1.5rem" aria-hidden />
          <span className="sr-only">Menu openen</span>
        </span>
        <span className="hidden group-has-[:popover-open]/menu:block">
          <X size="1.5rem" aria-hidden />
          <span className="sr-only">Menu sluiten</span>
        </span>
      </button>
      {/* Catches a tap outside, so that it closes the menu without also following a link. */}
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden
        className="fixed inset-x-0 top-(--header-h) bottom-0 hidden cursor-default bg-scrim group-has-[:popover-open]/menu:block"
      />
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label="Hoofdmenu"
        onBeforeToggle={(event) => onToggle(event.newState)}
        className="fixed inset-x-0 top-(--header-h) bottom-auto hidden h-auto max-h-[calc(100dvh-var(--header-h))] w-auto max-w-none flex-col overflow-y-auto overscroll-contain bg-page px-(--gutter) pt-4 pb-[calc(2rem+env(safe-area-inset-bottom))] text-ink open:flex"
      >
        <ul>
          {navigation.map((entry) => (
            <li key={entry.to}>
              <Link
                to={withStay(entry.to)}
                aria-current={currentPage(entry, pathname)}
                className="flex min-h-16 items-center justify-between border-line border-b font-bold font-heading text-xl/none tracking-[-0.015em] focus-visible:outline-offset-0 focus-visible:shadow-none aria-[current]:-ml-(--gutter) aria-[current]:pl-[calc(var(--gutter)-6px)] aria-[current]:[border-left:6px_solid_var(--signal)] aria-[current]:focus-visible:-outline-offset-3"
              >
                {entry.label}
                <ArrowRight size="1.25rem" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex-none">
          <Link to={withStay('/')} className={buttonLook({ size: 'lg', block: true })}>
            Vind jouw parkeerplek
          </Link>
          <Link
            to={withStay(href('/vertrekplanner'))}
            className={`mt-3 ${buttonLook({ tone: 'secondary', size: 'lg', block: true })}`}
          >
            Vertrekplanner
          </Link>
        </div>
        {airports.length > 0 && (
          <>
            <p className="mt-8 font-medium text-ink-muted text-sm">Direct naar je luchthaven</p>
            <ul className="mt-3 grid grid-cols-4 gap-2">
              {airports.map(({ code, name, slug }) => (
                <li key={code}>
                  <Link
                    to={withStay(href('/parkeren/:slug', { slug }))}
                    className="grid rounded-sm [&>span:first-child]:h-12"
                  >
                    <CodeTile>{code}</CodeTile>
                    <span className="sr-only"> {name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
    </div>
  )
}
