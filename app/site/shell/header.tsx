import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { laterWhenIdle } from '#app/site/hydration/later.tsx'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { currentPage } from '#app/ui/current-page.ts'
import { Logo } from './logo.tsx'
import { navigation } from './navigation.ts'

const MobileMenu = laterWhenIdle(async () => (await import('./mobile-menu.tsx')).MobileMenu)

const shadowBeyondPx = 10

export function Header() {
  const { product } = useSettings()
  const { pathname } = useLocation()
  const withStay = useWithStay()
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false)

  return (
    <header
      data-scrolled={scrolled ? '' : undefined}
      className="sticks-to-top print:hidden z-(--z-header) has-[:popover-open]:z-(--z-toast) border-line border-b bg-page transition-shadow duration-(--base) data-scrolled:border-transparent data-scrolled:shadow-header"
    >
      <div className="container-page flex h-(--header-h) items-center justify-between gap-6 max-md:gap-[min(0.5rem,2.5vw)]">
        <Link
          to={withStay('/')}
          aria-label={`${product}, naar de startpagina`}
          className="flex min-w-0"
        >
          <Logo />
        </Link>
        <nav aria-label="Hoofdmenu" className="max-md:hidden">
          <ul className="flex gap-2">
            {navigation.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={withStay(entry.to)}
                  aria-current={currentPage(entry, pathname)}
                  className="relative flex h-(--header-h) items-center px-3.5 font-medium after:absolute after:inset-x-3.5 after:-bottom-px after:origin-left after:scale-x-0 after:[border-bottom:4px_solid_var(--signal)] after:transition-[scale] after:duration-(--base) after:ease-out hover:after:scale-x-100 aria-[current]:font-semibold aria-[current]:after:scale-x-100"
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}

function onScroll(look: () => void): () => void {
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}

const isScrolled = () => window.scrollY > shadowBeyondPx
