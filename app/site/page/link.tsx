import { createContext, use } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { isThrifty } from './is-thrifty.ts'

/** Fetches the script of what a page shows, by its path: the router knows of its route and its data alone. */
export const FetchContent = createContext<(path: string) => void>(() => undefined)

/** A link whose page is fetched when it is pointed at, touched or focused, unless the visitor saves data. */
export function Link({ onPointerEnter, onFocus, ...rest }: LinkProps) {
  const fetchContent = use(FetchContent)
  const fetchPage = ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin === window.location.origin && !isThrifty()) fetchContent(pathname)
  }

  return (
    <RouterLink
      prefetch={isThrifty() ? 'none' : 'intent'}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        fetchPage(event.currentTarget)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        fetchPage(event.currentTarget)
      }}
      {...rest}
    />
  )
}
