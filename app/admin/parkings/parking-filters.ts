import type { ListFilter } from '#app/admin/list/list-tools.tsx'
import type { Counts } from '#domain/admin/list-view.ts'
import { noProgramme, noProvider, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

const states = { beschikbaar: 'Beschikbaar', 'niet-beschikbaar': 'Niet beschikbaar' }
const tags = { zonder: 'Zonder brontag', met: 'Met brontag' }

type Choices = {
  airports: { code: string; name: string }[]
  providers: { id: number; tradeName: string }[]
  /** Left out for whoever may not see them. */
  programmes?: { id: number; name: string }[]
}

/** Filters: the airports and the providers that have parkings; the type; the status; the tag. */
export function parkingFilters(
  counts: Counts,
  { airports, providers, programmes }: Choices,
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
      name: 'provider',
      label: 'Aanbieder',
      look: 'select',
      options: providerOptions(counts.provider, providers),
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
    ...(programmes ? [programmeFilter(counts.programme, programmes)] : []),
  ]
}

export const parkingFilterNames = [
  'airport',
  'provider',
  'type',
  'state',
  'tag',
  'programme',
  'datum',
]

function programmeFilter(
  counted: Counts[string] = {},
  programmes: { id: number; name: string }[],
): ListFilter {
  const { [noProgramme]: without, ...used } = counted
  const names = new Map(programmes.map(({ id, name }) => [`${id}`, name]))
  const options = keysOf(used)
    // Until the programmes have loaded, their numbers are enough.
    .map((id) => ({ value: id, label: names.get(id) ?? `Programma ${id}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))
  const none = { value: noProgramme, label: 'Zonder programma' }
  return {
    name: 'programme',
    label: 'Programma',
    look: 'select',
    options: without ? [...options, none] : options,
  }
}

function providerOptions(counted: Counts[string] = {}, providers: Choices['providers']) {
  const { [noProvider]: without, ...used } = counted
  const names = new Map(providers.map(({ id, tradeName }) => [`${id}`, tradeName]))
  const known = keysOf(used)
    // Until the providers have loaded, their numbers are enough.
    .map((id) => ({ value: id, label: names.get(id) ?? `Aanbieder ${id}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))
  return without ? [...known, { value: noProvider, label: 'Onbekend' }] : known
}
