import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'

/** Placed before the first link to a provider: how we earn, and what decides the order. */
export function AffiliateLine() {
  return (
    <p className="items-center justify-between gap-x-6 text-ink-muted text-sm/[1.5] md:flex">
      <span>Affiliatelinks: wij krijgen een commissie, jij betaalt dezelfde prijs.</span>{' '}
      <Link
        to={href('/hoe-wij-vergelijken')}
        className={`inline-flex min-h-6 items-center print:hidden ${textLinkLook}`}
      >
        Hoe wij vergelijken
      </Link>
    </p>
  )
}
