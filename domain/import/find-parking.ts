import { type AirportWithAliases, namesOf } from '#domain/airport/airport.ts'
import { slugify } from '#domain/text/slug.ts'
import type { LineProblems } from './import-column.ts'
import type { ImportLine } from './import-report.ts'

/** The parking that a line is about: by its number, or by its airport with its name or slug. */
export const parkingColumns = {
  id: {
    label: 'Parkingnummer',
    also: ['id', 'nr', 'nummer', 'parkingid'],
    isNotWritten: true,
  },
  airportCode: {
    label: 'Luchthaven',
    also: ['airport', 'airportcode', 'iata', 'iatacode', 'luchthavencode', 'vliegveld'],
  },
  parking: {
    label: 'Parking',
    also: ['parkingnaam', 'parkeerterrein', 'terrein'],
  },
} as const

type Field = keyof typeof parkingColumns

export type NamedParking = { id: number; airportCode: string; name: string; slug: string }

export type KnownPlaces<Parking extends NamedParking> = {
  airports: AirportWithAliases[]
  parkings: Parking[]
}

/** Finds an airport by its code or any of its names. */
export function airportFinder(airports: AirportWithAliases[]) {
  const byName = new Map(
    airports.flatMap((airport) => namesOf(airport).map((name) => [name, airport] as const)),
  )
  return (written: string) => byName.get(slugify(written))
}

/** Finds parkings for many lines: by hand, 5,000 lines among 1,500 parkings take seconds. */
export function parkingFinder<Parking extends NamedParking>({
  airports,
  parkings,
}: KnownPlaces<Parking>) {
  const airportOf = airportFinder(airports)
  const byId = new Map(parkings.map((parking) => [String(parking.id), parking]))
  const bySlug = new Map(parkings.map((parking) => [placeOf(parking, parking.slug), parking]))
  const byName = Map.groupBy(parkings, (parking) => placeOf(parking, parking.name))

  function named(airport: { airportCode: string }, written: string): Parking[] {
    const bySlugToo = bySlug.get(placeOf(airport, written))
    return bySlugToo ? [bySlugToo] : (byName.get(placeOf(airport, written)) ?? [])
  }

  function find(
    { values }: ImportLine<Field>,
    problems: Pick<LineProblems<Field>, 'add'>,
  ): Parking | undefined {
    const [id = '', airport = '', name = ''] = [values.id, values.airportCode, values.parking].map(
      (value) => value?.trim(),
    )
    if (id) {
      const found = byId.get(id)
      if (!found) problems.add('id', 'Er is geen parking met dit nummer')
      return found
    }
    const at = airportOf(airport)
    if (!at) problems.add('airportCode', airport ? noAirport : 'Vul de luchthaven in')
    if (!name) problems.add('parking', 'Vul de naam van de parking in')
    if (!at || !name) return undefined

    const [found, ...more] = named({ airportCode: at.code }, name)
    if (!found) problems.add('parking', `Deze parking is er niet bij ${at.name}`)
    if (more.length === 0) return found
    problems.add('parking', 'Er zijn meer parkings met deze naam bij deze luchthaven')
    return undefined
  }

  /** The name by which it is found again. */
  function nameOf(parking: Parking): string {
    const [found, ...more] = named(parking, parking.name)
    return found?.id === parking.id && more.length === 0 ? parking.name : parking.slug
  }

  return { find, nameOf }
}

export const noAirport = 'Deze luchthaven bestaat niet'

const placeOf = ({ airportCode }: { airportCode: string }, name: string) =>
  `${airportCode} ${name.trim().toLowerCase()}`
