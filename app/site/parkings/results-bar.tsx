import type { Ref } from 'react'
import { FilterSheet } from '#app/site/filter/filter-sheet.tsx'
import { SortSelect } from '#app/site/filter/sort-select.tsx'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { ResultCount } from './result-count.tsx'

type ResultsBarProps = {
  counts: FilterCounts
  /** The count takes the focus when a removed filter's button disappears. */
  countRef: Ref<HTMLHeadingElement>
}

/** The number of results, and the controls of the list. */
export function ResultsBar({ counts, countRef }: ResultsBarProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <ResultCount count={counts.shown} ref={countRef} />
      <div className="flex flex-wrap gap-2 *:grow md:gap-3 md:*:grow-0 print:hidden">
        <FilterSheet counts={counts} />
        <SortSelect />
      </div>
    </div>
  )
}
