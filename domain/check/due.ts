import type { FactKey } from '#domain/fact/fact-fields.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import { type TickName, tickFields } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type CheckKind, checkKinds } from './check-kind.ts'

// When something must be checked again, and what is checked first. server/db/checks/due-items.ts
// has the same rules as a query.

/** How many days a reading of the reviews holds. */
export const reviewsHold = 90

/** The days over which clicks are counted. */
export const clickDays = 30

type Ranked = {
  kind: CheckKind
  /** A price that is older than twice its setting. */
  isOldPrice: boolean
  name: string
  item: string
  daysLate: number
  clicks: number
}

/** Whether a price was not looked at for more than twice as long as it is fresh. */
export const isOldPrice = (
  /** The day of its check; of one that nobody checked the day on which it was added. */
  since: string,
  today: string,
  { priceStaleDays }: { priceStaleDays: number },
): boolean => daysLate(since, today) > 2 * priceStaleDays

/** What a check is worth without clicks: a weighty kind, or long overdue. */
const urgencyOf = ({ kind, daysLate }: Ranked): number => checkKinds[kind].weight * daysLate

/** Old prices first, also those that nobody clicks on; then what most travellers see, then by name. */
export function byWorth(a: Ranked, b: Ranked): number {
  return (
    Number(b.isOldPrice) - Number(a.isOldPrice) ||
    b.clicks * urgencyOf(b) - a.clicks * urgencyOf(a) ||
    urgencyOf(b) - urgencyOf(a) ||
    inOrder(a.name, b.name) ||
    inOrder(a.item, b.item)
  )
}

const inOrder = (a: string, b: string) => Number(a > b) - Number(a < b)

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
