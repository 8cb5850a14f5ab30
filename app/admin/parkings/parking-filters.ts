import type { ListFilter } from '#app/admin/list/list-tools.tsx'
import type { Counts } from '#domain/admin/list-view.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

const states = { beschikbaar: 'Beschikbaar', 'niet-beschikbaar': 'Niet beschikbaar' }
const tags = { zonder: 'Zonder brontag', met: 'Met brontag' }

/** Filters: the airports that have parkings, in the admin's order; the type; the status; the tag. */
export function parkingFilters(
  counts: Counts,
  airports: { code: string; name: string }[],
): ListFilter[] {
  const used = new Set(Object.keys(counts.airport ?? {}))
  const known = airports.filter(({ code }) => used.has(code))
  const codes = new Set(known.map(({ code }) => code))
  // Until the airports have loaded, their codes are enough.
  const others = [...used].filter((code) => !codes.has(code)).map((code) => ({ code, name: '' }))

  return [
    {
      name: 'airport',
      label: 'Luchthaven',
      options: [...known, ...others].map(({ code, name }) => ({ value: code, label: code, name })),
    },
    {
      name: 'type',
      label: 'Type',
      look: 'select',
      options: keysOf(parkingTypes).map((type) => ({ value: type, label: parkingTypes[type] })),
    },
    {
      name: 'state',
      label: 'Status',
      look: 'select',
      options: keysOf(states).map((state) => ({ value: state, label: states[state] })),
    },
    {
      name: 'tag',
      label: 'Brontag',
      look: 'select',
      options: keysOf(tags).map((tag) => ({ value: tag, label: tags[tag] })),
    },
  ]
}

export const parkingFilterNames = ['airport', 'type', 'state', 'tag']
