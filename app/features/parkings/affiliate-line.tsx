import { href, Link } from 'react-router'

/** Before the first link to a provider, quietly: how we earn, and what decides the order. */
export function AffiliateLine() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 text-ink-muted text-sm/[1.5]">
      <span>De links naar aanbieders zijn affiliate-links.</span>
      <Link
        to={href('/hoe-wij-vergelijken')}
        className="text-link underline decoration-1 underline-offset-[0.18em] inline-flex min-h-6 items-center hover:text-link-hover print:hidden"
      >
        Hoe wij vergelijken
      </Link>
    </p>
  )
}
