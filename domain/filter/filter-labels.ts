import type { LimitName } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { limitNamed, type Wish, wishes } from './filter-options.ts'
import type { Condition, ParkingFilter, SortBy } from './parking-filter.ts'

export const sortLabels: Record<SortBy, string> = {
  price: 'Prijs (laag naar hoog)',
  distance: 'Afstand',
  rating: 'Beoordeling',
}

/** The label of an undo, for a list that a condition left empty. */
export function undoLabel(condition: Condition, filter: Pick<ParkingFilter, LimitName>): string {
  if (isType(condition)) return `${parkingTypes[condition]} weer tonen`
  const limit = limitNamed(condition)
  if (limit) return limit.undo(filter[limit.name])
  const wish = wishes.find(({ name }) => name === condition)
  return `Ook zonder ${wish?.label.toLowerCase()}`
}

function isType(condition: ParkingType | LimitName | Wish): condition is ParkingType {
  return condition in parkingTypes
}
