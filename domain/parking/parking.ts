import type { Editable } from '#domain/changes/editable.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'

export const parkingTypes = {
  shuttle: 'Shuttle service',
  valet: 'Valet parking',
  self: 'Zelf parkeren',
} as const

export type ParkingType = keyof typeof parkingTypes

/** The features that a card names, in the order in which it names them. */
export const featureLabels = {
  security: '24/7 beveiliging',
  keyDrop: 'Sleutel inleveren',
  covered: 'Overdekt parkeren',
  chargingPoint: 'Oplaadpunt',
  shuttle24h: 'Shuttle 24/7',
} as const

export type Features = {
  security: boolean
  covered: boolean
  chargingPoint: boolean
  keyDrop: boolean
  cameras: boolean
  fenced: boolean
  shuttle24h?: boolean
}

export type Parking = {
  id: number
  airportCode: string
  name: string
  imageUrl: string
  type: ParkingType
  /** Minutes from the lot to the terminal. */
  distance: number
  distanceUnit: 'min'
  pricePerDay: number
  rating: number
  reviews: number
  affiliateUrl: string
  features: Features
  /** Why nobody can book here now, as visitors read it; null while they can. */
  unavailable: string | null
}

/** As the operator sees it. */
export type AdminParking = Parking & Editable & { position: number }

type Availability = Pick<Parking, 'unavailable'>

/** Those that visitors can book now. */
export function bookable<Lot extends Availability>(parkings: Lot[]): Lot[] {
  return parkings.filter(isBookable)
}

export function isBookable({ unavailable }: Availability): boolean {
  return unavailable === null
}

/** What the cheapest costs of those that can be booked. */
export function lowestPrice(
  parkings: (Availability & Pick<Parking, 'pricePerDay'>)[],
): number | undefined {
  const prices = bookable(parkings).map(({ pricePerDay }) => pricePerDay)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** What a lot's card names of its features. */
export function featuresOf({
  features,
}: Pick<Parking, 'features'>): (keyof typeof featureLabels)[] {
  return keysOf(featureLabels).filter((feature) => features[feature])
}

/** How many lots there are, as it reads: '1 parkeerterrein', '5 parkeerterreinen'. */
export function parkingCount(count: number): string {
  return counted(count, 'parkeerterrein', 'parkeerterreinen')
}
