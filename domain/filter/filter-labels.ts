import { featureLabels, type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import type { Condition, SortBy, Wish } from './parking-filter.ts'

export const securityLabels = {
  twentyFourSeven: featureLabels.security,
  cameras: 'Camera’s',
  fenced: 'Omheind terrein',
} as const

export const extraLabels = {
  covered: featureLabels.covered,
  chargingPoint: featureLabels.chargingPoint,
  keyDrop: featureLabels.keyDrop,
} as const

const wishLabels: Record<Wish, string> = { ...securityLabels, ...extraLabels }

export const sortLabels: Record<SortBy, string> = {
  price: 'Prijs (laag naar hoog)',
  distance: 'Afstand',
  rating: 'Beoordeling',
}

/** The distance as it is set: `max. 10 min`. */
export function distanceLabel(minutes: number): string {
  return `max. ${minutes} min`
}

/** What taking a condition away is called, for a list that it left empty. */
export function undoLabel(condition: Condition, maxDistance: number): string {
  if (condition === 'maxDistance') return `Ook verder dan ${maxDistance} min`
  return isType(condition)
    ? `${parkingTypes[condition]} weer tonen`
    : `Ook zonder ${wishLabels[condition].toLowerCase()}`
}

function isType(condition: ParkingType | Wish): condition is ParkingType {
  return condition in parkingTypes
}
