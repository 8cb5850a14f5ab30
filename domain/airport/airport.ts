import type { Editable } from '#domain/changes/editable.ts'
import { slugify } from '#domain/text/slug.ts'

export const countries = { NL: 'Nederland', BE: 'België', DE: 'Duitsland' } as const

export type Country = keyof typeof countries

export type Airport = {
  id: number
  code: string
  name: string
  slug: string
  description: string
  /** As the operator writes it: 'P1, P3, P4'. */
  officialParkings: string
  priceFrom: number
  imageUrl: string
  country: Country
  city: string | null
  latitude: number | null
  longitude: number | null
  position: number
}

/** With its former slugs and other names. */
export type AirportWithAliases = Airport & { aliases: string[] }

/** As the operator sees it. */
export type AdminAirport = AirportWithAliases &
  Editable & {
    /** How many lots it has, and what the cheapest of them costs. */
    lots: number
    cheapestLot: number | null
  }

/** An airport as it was saved, and what its description no longer says. */
export type SavedAirport = AdminAirport & { replaced: string[] }

/** 'P1, P3, P4' as its three names. */
export function officialParkingNames({ officialParkings }: Pick<Airport, 'officialParkings'>) {
  return officialParkings
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** `/parkeren/meer` shows all airports, so no airport can have that slug. */
export const reservedSlug = 'meer'

type Named = Pick<AirportWithAliases, 'slug' | 'code' | 'name' | 'aliases'>

/** Every name that it goes by, as it stands in an address. */
export function namesOf({ slug, code, name, aliases }: Named): string[] {
  return [slug, code, name, ...aliases].map(slugify).filter((name) => name !== '')
}

/** Whether a term in an address means it: by its slug, code, name or another name. */
export function goesBy(airport: Named, term: string): boolean {
  return namesOf(airport).includes(slugify(term))
}
