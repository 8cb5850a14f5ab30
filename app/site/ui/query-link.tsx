import type { MouseEvent } from 'react'
import { type LinkProps, type To, useNavigate, useSearchParams } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useNewestQuery } from '#app/site/page/newest-query.ts'
import { hasModifier } from '#app/ui/has-modifier.ts'

export type QueryTo = (search: URLSearchParams) => To

type QueryLinkProps = Omit<LinkProps, 'to'> & {
  /** Its address, made from the query of the page. */
  to: QueryTo
}

/**
 * A link that keeps the query of its page. During a navigation within the page it keeps that of the
 * navigation, instead of undoing it.
 */
export function QueryLink({ to, onClick, ...rest }: QueryLinkProps) {
  const { replace, preventScrollReset } = rest
  const navigate = useNavigate()
  const newestQuery = useNewestQuery()
  const [search] = useSearchParams()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const newest = newestQuery()
    if (hasModifier(event) || !newest.isAhead) return
    event.preventDefault()
    navigate(to(new URLSearchParams(newest.search)), {
      replace: replace && !newest.isPushed,
      preventScrollReset,
    })
  }

  return <Link to={to(search)} onClick={follow} {...rest} />
}
