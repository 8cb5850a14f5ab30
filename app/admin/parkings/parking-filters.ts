import type { ListFilter } from '#app/admin/list/list-tools.tsx'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { type AdminParking, isBookable, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

const states = { beschikbaar: 'Beschikbaar', 'niet-beschikbaar': 'Niet beschikbaar' }

/** Filters: the airports that have parkings, in the admin's order; the type; the status. */
export function parkingFilters(
  parkings: AdminParking[],
  airports: AdminAirport[],
): ListFilter<AdminParking>[] {
  const used = new Set(parkings.map(({ airportCode }) => airportCode))
  const inOrder = new Set([...airports.map(({ code }) => code), ...used])

  return [
    {
      name: 'airport',
      label: 'Luchthaven',
      options: [...inOrder]
        .filter((code) => used.has(code))
        .map((code) => ({ value: code, label: code })),
      of: ({ airportCode }) => airportCode,
    },
    {
      name: 'type',
      label: 'Type',
      look: 'select',
      options: keysOf(parkingTypes).map((type) => ({ value: type, label: parkingTypes[type] })),
      of: ({ type }) => type,
    },
    {
      name: 'state',
      label: 'Status',
      look: 'select',
      options: keysOf(states).map((state) => ({ value: state, label: states[state] })),
      of: (parking) => (isBookable(parking) ? 'beschikbaar' : 'niet-beschikbaar'),
    },
  ]
}
