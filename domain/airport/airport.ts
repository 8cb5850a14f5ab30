import type { Editable } from '#domain/changes/editable.ts'
import { formatEuro } from '#domain/text/money.ts'
import { slugify } from '#domain/text/slug.ts'
import type { Zone } from '#domain/text/zone.ts'
import type { Country } from './country.ts'

export type Airport = {
  id: number
  code: string
  name: string
  slug: string
  description: string
  /** Comma-separated, as the admin writes them: 'P1, P3, P4'. */
  officialParkings: string
  /** On the card: as typed, or the lowest price while it follows. Null if there is neither. */
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
    /** As typed; zero if it never was. */
    priceFrom: number
    /** Whether the card shows the price of the cheapest parking instead, while there is one. */
    priceFollows: boolean
    /** Its own, if it is not that of its country. */
    zone: Zone | null
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
  | 'zone'
  | 'priceFrom'
  | 'priceFollows'
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

/** What the card of an airport shows, from its fields in the back office. */
export function shownPrice({
  priceFrom,
  priceFollows,
  lowestPrice,
}: Pick<AdminAirport, 'priceFrom' | 'priceFollows' | 'lowestPrice'>): number | null {
  return (priceFollows ? lowestPrice : null) ?? (priceFrom || lowestPrice)
}

/**
 * What stands beside the price on the card if no parking can be booked for it; undefined if one can.
 */
export function bookableFrom({
  priceFrom,
  lowestPrice,
}: Pick<Airport, 'priceFrom' | 'lowestPrice'>): string | undefined {
  if (priceFrom === null) return undefined
  if (lowestPrice === null) return 'nog niets te boeken'
  return priceFrom < lowestPrice ? `te boeken vanaf ${formatEuro(lowestPrice)}` : undefined
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
