import { type FactWish, factWishes } from '#domain/fact/fact-wishes.ts'
import {
  type LimitFilter,
  type LimitName,
  type NumberName,
  numberFields,
  type TickName,
  tickFields,
  type WishFilter,
  type WishName,
} from '#domain/parking/fields.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'
import { keysOf } from '#domain/text/keys.ts'

// The options of the filter, derived from the field descriptors of a parking.

/** What the filter can require. */
export type Wish = WishName<'security'> | WishName<'extras'> | FactWish

type WishGroup = WishFilter['group']

/** A checkbox of the filter. */
export type WishOption<Name extends Wish = Wish> = {
  name: Name
  label: string
  /** The value in the address. */
  value: string
  isMet: (parking: Pick<ListedParking, 'features' | 'meets'>) => boolean
}

const isTicked = (feature: TickName) => (parking: Pick<ListedParking, 'features'>) =>
  parking.features[feature] === true

const wishesIn = <Group extends WishGroup>(group: Group) =>
  keysOf(tickFields).flatMap((feature) => {
    const { label, filter } = tickFields[feature]
    if (filter?.group !== group) return []
    // The names are those that the type WishName takes from the same descriptors.
    const name = (filter.name ?? feature) as WishName<Group>
    return [{ name, label, value: filter.address, isMet: isTicked(feature) }]
  })

export const securityWishes = wishesIn('security')
export const extraWishes = wishesIn('extras')
/** What is known of the car and the reservation. */
export const carWishes: WishOption<FactWish>[] = keysOf(factWishes).map((name) => {
  const { address, label } = factWishes[name]
  return { name, label, value: address, isMet: ({ meets }) => meets?.includes(name) === true }
})
export const wishes: WishOption[] = [...securityWishes, ...extraWishes, ...carWishes]

/** A slider of the filter. */
export type Limit = Omit<LimitFilter, 'name'> & {
  name: LimitName
  field: NumberName
  unit: string
  /** The value at which it filters nothing. */
  any: number
}

export const limits: Limit[] = keysOf(numberFields).flatMap((field) => {
  const { filter, unit = '' } = numberFields[field]
  if (!filter) return []
  const any = filter.keep === 'atMost' ? filter.to : filter.from
  // As for a wish: the names are those of the type LimitName.
  return [{ ...filter, name: filter.name as LimitName, field, unit, any }]
})

/** Undefined if no limit has this name. */
export function limitNamed(name: LimitName): Limit
export function limitNamed(name: string): Limit | undefined
export function limitNamed(name: string): Limit | undefined {
  return limits.find((limit) => limit.name === name)
}
