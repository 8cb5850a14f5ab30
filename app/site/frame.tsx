import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What is around every public page. A page brings no `<main>` of its own. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  // A new page is read from its beginning, not from the link that led to it.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="inhoud" ref={main} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
