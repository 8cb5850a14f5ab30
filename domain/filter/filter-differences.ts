import type { ParkingFilter } from './parking-filter.ts'

/** The values that changed, by their path in the filter state: `parkingTypes.valet`. */
export function differences(
  before: ParkingFilter,
  after: ParkingFilter,
): { name: string; value: string }[] {
  const was = new Map(leaves(before))

  return leaves(after)
    .filter(([name, value]) => was.get(name) !== value)
    .map(([name, value]) => ({ name, value }))
}

function leaves(filter: ParkingFilter): [name: string, value: string][] {
  return Object.entries(filter).flatMap(([part, value]) =>
    typeof value === 'object'
      ? Object.entries(value).map(([name, isOn]): [string, string] => [
          `${part}.${name}`,
          `${isOn}`,
        ])
      : [[part, `${value}`]],
  )
}
