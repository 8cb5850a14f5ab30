import type { ListFilter } from '#app/admin/list/list-tools.tsx'
import type { Counts } from '#domain/admin/list-view.ts'
import { countries } from '#domain/airport/country.ts'
import { keysOf } from '#domain/text/keys.ts'

const marks = {
  verlopen: 'Verlopen',
  verloopt: 'Verloopt binnenkort',
  geldig: 'Geldig',
  geen: 'Geen keurmerk',
}
const states = { getoond: 'Getoond', 'niet-getoond': 'Niet getoond' }

/** Filters: the country, the first mark to expire, whether it is listed, and the airports. */
export function providerFilters(
  counts: Counts,
  airports: { code: string; name: string }[],
): ListFilter[] {
  const used = Object.keys(counts.airport ?? {})
  const known = airports.filter(({ code }) => used.includes(code))

  return [
    { name: 'country', label: 'Land', look: 'select', options: optionsOf(countries) },
    { name: 'mark', label: 'Keurmerk', look: 'select', options: optionsOf(marks) },
    { name: 'state', label: 'Op de site', look: 'select', options: optionsOf(states) },
    {
      name: 'airport',
      label: 'Luchthaven',
      look: 'select',
      options: known.map(({ code, name }) => ({ value: code, label: code, name })),
    },
  ]
}

export const providerFilterNames = ['country', 'mark', 'state', 'airport', 'datum']

const optionsOf = (labels: Record<string, string>) =>
  keysOf(labels).map((value) => ({ value, label: labels[value] ?? value }))
