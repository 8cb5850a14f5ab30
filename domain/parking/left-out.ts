import { keysOf } from '#domain/text/keys.ts'
import { columnFields, type Features, type OptionalName, tickFields } from './fields.ts'
import type { Parking } from './parking.ts'
import type { ParkingInput } from './parking-schema.ts'

const optionalNames = keysOf(columnFields).filter(isOptional)
const ticksWhere = (leftOut: 'error' | 'unchanged') =>
  keysOf(tickFields).filter((name) => tickFields[name].leftOut === leftOut)

/** The optional fields, all unknown. */
export const emptyFields = optionalFields(() => null)

/** The features, all off. */
export const noFeatures = allFalse([...ticksWhere('error'), ...ticksWhere('unchanged')])

/**
 * Fills in the columns that a call left out: their former values, or the defaults. Its tariffs, surcharges
 * and facts are not among them.
 */
export function withLeftOut(
  { version: _, tariffs, surcharges, closures, facts, features, ...input }: ParkingInput,
  former?: Parking,
) {
  const kept = ticksWhere('unchanged').map((name) => [
    name,
    features[name] ?? former?.features[name] ?? false,
  ])
  return {
    ...input,
    ...optionalFields((name) =>
      input[name] === undefined ? (former?.[name] ?? null) : input[name],
    ),
    features: { ...features, ...Object.fromEntries(kept) },
  }
}

function isOptional(name: keyof typeof columnFields): name is OptionalName {
  const field = columnFields[name]
  return 'optional' in field && field.optional === true
}

function optionalFields<Value>(value: (name: OptionalName) => Value): Record<OptionalName, Value> {
  // The entries have exactly the names of the type, as below.
  return Object.fromEntries(optionalNames.map((name) => [name, value(name)])) as Record<
    OptionalName,
    Value
  >
}

function allFalse(names: string[]): Features {
  return Object.fromEntries(names.map((name) => [name, false])) as Features
}
