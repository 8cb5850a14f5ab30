import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { parkingCount } from '#domain/parking/parking.ts'

export type CountedOption = keyof FilterCounts['options']

/** How many parkings match an option. */
export function OptionCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{parkingCount(count)}</span>
    </>
  )
}
