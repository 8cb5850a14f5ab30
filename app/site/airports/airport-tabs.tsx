import type { ReactNode } from 'react'
import { href } from 'react-router'
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
  const path = href('/parkeren/:slug', { slug: airport.slug })
  function address(tab: [string, string][], search: URLSearchParams): string {
    const pairs = [...tab, ...writeFilter(readFilter(search)), ...keptPairs(search, withoutFilter)]
    return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
  }

  return (
    <TabLinks
      label={`Parkeren ${airport.name}`}
      tabs={[
        { to: (search) => address([], search), label: 'Prijzen' },
        { to: (search) => address([['tab', 'informatie']], search), label: 'Informatie' },
      ]}
    >
      {children}
    </TabLinks>
  )
}
