import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For `<main tabIndex={-1}>`: moves focus to the start of a new page, away from the link to it. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}
