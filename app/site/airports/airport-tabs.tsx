import type { ReactNode } from 'react'
import { href, useSearchParams } from 'react-router'
import { withoutFilter } from '#app/site/filter/filter-context.tsx'
import { keptPairs } from '#app/site/page/page-search.ts'
import { TabLinks } from '#app/site/ui/tab-links.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { readFilter, writeFilter } from '#domain/filter/filter-address.ts'

type AirportTabsProps = { airport: Airport; children: ReactNode }

/**
 * The links keep the filter, also to the other tab and back: that in the address, which is there
 * before they can be followed.
 */
export function AirportTabs({ airport, children }: AirportTabsProps) {
  const [search] = useSearchParams()
  const path = href('/parkeren/:slug', { slug: airport.slug })
  const query = [...writeFilter(readFilter(search)), ...keptPairs(search, withoutFilter)]
  const to = (pairs: [string, string][]) =>
    pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path

  return (
    <TabLinks
      label={`Parkeren ${airport.name}`}
      tabs={[
        { to: to(query), label: 'Prijzen' },
        { to: to([['tab', 'informatie'], ...query]), label: 'Informatie' },
      ]}
    >
      {children}
    </TabLinks>
  )
}
