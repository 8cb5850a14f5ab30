import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFilter } from '#app/site/filter/filter-context.tsx'
import { TabLinks } from '#app/site/ui/tab-links.tsx'
import type { Airport } from '#domain/airport/airport.ts'

type AirportTabsProps = { airport: Airport; children: ReactNode }

/** The links keep the filter, also to the other tab and back. */
export function AirportTabs({ airport, children }: AirportTabsProps) {
  const { queryWith } = useFilter()
  const path = href('/parkeren/:slug', { slug: airport.slug })
  const query = queryWith({})
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
