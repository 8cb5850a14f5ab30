import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For `<main tabIndex={-1}>`: a new page is read from its beginning, not from the link that led to it. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}
