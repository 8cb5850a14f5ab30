import { createContext, use } from 'react'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { parkingCount } from '#domain/parking/parking.ts'

type Counts = FilterCounts['options']

export type CountedOption = keyof Counts

/** A context, so that a count is rendered without its box. */
export const OptionCounts = createContext<Counts | undefined>(undefined)

/** How many parkings match an option. */
export function OptionCount({ option }: { option: CountedOption }) {
  const count = use(OptionCounts)?.[option] ?? 0

  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{parkingCount(count)}</span>
    </>
  )
}
