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
  /** Comma-separated, as the admin writes them: 'P1, P3, P4'. */
  officialParkings: string
  /** On the card: as typed, or the lowest price. Null if it follows and nothing is bookable. */
  priceFrom: number | null
  /** The lowest price of the available parkings. */
  lowestPrice: number | null
  imageUrl: string
  country: Country
  city: string | null
  latitude: number | null
  longitude: number | null
  /** The minutes before a flight that a traveller should be there: within Europe, and further. */
  checkInEurope: number
  checkInFar: number
  position: number
}

/** With its former slugs and other names. */
export type AirportWithAliases = Airport & { aliases: string[] }

/** As the admin sees it. */
export type AdminAirport = AirportWithAliases &
  Editable & {
    /** The number of its parkings. */
    parkings: number
    /** Zero if it follows and nothing is bookable. */
    priceFrom: number
    /** Whether the price follows the cheapest parking, instead of being typed. */
    priceFollows: boolean
  }

/** A row of the admin's list. It is light, because the list is given as a whole. */
export type ListedAirport = Pick<
  AdminAirport,
  | 'id'
  | 'version'
  | 'code'
  | 'name'
  | 'slug'
  | 'country'
  | 'priceFrom'
  | 'officialParkings'
  | 'imageUrl'
  | 'lowestPrice'
>

/** A saved airport, with the texts that were replaced in its description. */
export type SavedAirport = AdminAirport & { replaced: string[] }

/** Splits 'P1, P3, P4' into names. */
export function officialParkingNames({ officialParkings }: Pick<Airport, 'officialParkings'>) {
  return officialParkings
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** `/parkeren/meer` lists all airports, so it can't be the slug of one. */
export const reservedSlug = 'meer'

type Named = Pick<AirportWithAliases, 'slug' | 'code' | 'name' | 'aliases'>

/** Every name of an airport, as a slug. */
export function namesOf({ slug, code, name, aliases }: Named): string[] {
  return [slug, code, name, ...aliases].map(slugify).filter((name) => name !== '')
}

/** Whether a term in a path means this airport: its slug, code, name or another name. */
export function goesBy(airport: Named, term: string): boolean {
  return namesOf(airport).includes(slugify(term))
}
