import type { FactKey } from '#domain/fact/fact-fields.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import { type TickName, tickFields } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'

// When something must be checked again, and what is checked first. server/db/checks/due-items.ts
// has the same rules as a query.

/** How many days a reading of the reviews holds. */
export const reviewsHold = 90

/** The days over which clicks are counted. */
export const clickDays = 30

type Ranked = { name: string; daysLate: number; clicks: number }

/** What a check is worth: many travellers see it, or it is long overdue. */
const priorityOf = ({ clicks, daysLate }: Ranked): number => clicks * daysLate

/** The most valuable first, then the longest overdue, then by name. */
export function byWorth(a: Ranked, b: Ranked): number {
  return (
    priorityOf(b) - priorityOf(a) ||
    b.daysLate - a.daysLate ||
    Number(a.name > b.name) - Number(a.name < b.name)
  )
}

/** How many days past its last good day; 0 or less while it holds. */
export const daysLate = (dueOn: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs)

/** The parkings of which a fact is asked: of these types, with all of these features. */
export type AskedOf = { types: ParkingType[]; features: TickName[] }

const allTypes = keysOf(parkingTypes)
const allFeatures = keysOf(tickFields)

/** `isFor` of a fact as data, for a query. */
export function askedOf(key: FactKey): AskedOf {
  const { isFor = () => true } = factFields[key]
  const having = (without?: TickName) => {
    // The entries are exactly the features.
    const entries = allFeatures.map((name) => [name, name !== without])
    return Object.fromEntries(entries) as Record<TickName, boolean>
  }
  const types = allTypes.filter((type) => isFor({ type, features: having() }))
  const features = allFeatures.filter((name) =>
    types.every((type) => !isFor({ type, features: having(name) })),
  )
  return { types, features }
}
