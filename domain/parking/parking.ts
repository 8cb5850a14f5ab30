import type { Editable } from '#domain/changes/editable.ts'
import { counted } from '#domain/text/number.ts'
import type { Columns, Features, TickName } from './fields.ts'

export const parkingTypes = {
  shuttle: 'Shuttle service',
  valet: 'Valet parking',
  self: 'Zelf parkeren',
} as const

export type ParkingType = keyof typeof parkingTypes

/** The features that a card names, in the order in which it names them. */
export const cardFeatures = [
  'security',
  'keyDrop',
  'covered',
  'chargingPoint',
  'shuttle24h',
] as const satisfies TickName[]

export type CardFeature = (typeof cardFeatures)[number]

export type Parking = Columns & {
  id: number
  /** Of the distance to the terminal. */
  distanceUnit: 'min'
  features: Features
}

/** As the admin sees it. */
export type AdminParking = Parking & Editable & { position: number }

type Availability = Pick<Parking, 'unavailable'>

/** Those that visitors can book now. */
export function bookable<Parking extends Availability>(parkings: Parking[]): Parking[] {
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

/** What a parking's card names of its features. */
export function featuresOf({ features }: Pick<Parking, 'features'>): CardFeature[] {
  return cardFeatures.filter((feature) => features[feature])
}

/** How many parkings there are, as it reads: '1 parkeerterrein', '5 parkeerterreinen'. */
export function parkingCount(count: number): string {
  return counted(count, 'parkeerterrein', 'parkeerterreinen')
}
