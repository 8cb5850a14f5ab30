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
import { keysOf } from '#domain/text/keys.ts'

// The options of the filter, derived from the field descriptors of a parking.

/** A feature that the filter can require. */
export type Wish = WishName<'security'> | WishName<'extras'>

export type WishGroup = WishFilter['group']

/** A checkbox of the filter. */
export type WishOption<Name extends Wish = Wish> = {
  name: Name
  label: string
  /** The value in the address. */
  value: string
  /** The feature that it requires. */
  feature: TickName
}

const wishesIn = <Group extends WishGroup>(group: Group) =>
  keysOf(tickFields).flatMap((feature) => {
    const { label, filter } = tickFields[feature]
    if (filter?.group !== group) return []
    // The names are those that the type WishName takes from the same descriptors.
    const name = (filter.name ?? feature) as WishName<Group>
    return [{ name, label, value: filter.address, feature }]
  })

export const securityWishes = wishesIn('security')
export const extraWishes = wishesIn('extras')
export const wishes: WishOption[] = [...securityWishes, ...extraWishes]

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
