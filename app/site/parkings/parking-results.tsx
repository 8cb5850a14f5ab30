import { memo, Suspense, useMemo, useRef } from 'react'
import { AffiliateLine } from '#app/site/booking/affiliate-line.tsx'
import { CommissionNotice } from '#app/site/booking/commission-notice.tsx'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { CompareForm } from '#app/site/compare/compare-form.tsx'
import { useCompare } from '#app/site/compare/use-compare.ts'
import { ActiveFilterChips } from '#app/site/filter/active-filter-chips.tsx'
import { useListedFilter } from '#app/site/filter/filter-context.tsx'
import { FilterSidebar } from '#app/site/filter/filter-sidebar.tsx'
import { useFilterUse } from '#app/site/filter/use-filter-use.ts'
import { later } from '#app/site/hydration/later.tsx'
import { PricePlot } from '#app/site/plot/price-plot.tsx'
import { type FilterCounts, filterCounts } from '#domain/filter/filter-counts.ts'
import { usedFilters } from '#domain/filter/filter-use.ts'
import { matching, sortParkings } from '#domain/filter/parking-filter.ts'
import { hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { HighlightPair } from './highlight-pair.tsx'
import { ParkingList } from './parking-list.tsx'
import { ResultsBar } from './results-bar.tsx'

const NoMatches = later(async () => (await import('./no-matches.tsx')).NoMatches)

// What a tick leaves as it was is not rendered for it.
const Affiliate = memo(AffiliateLine)
const Example = memo(ExampleLine)
const Comparison = memo(CompareForm)
const Commission = memo(CommissionNotice)

const layout =
  'items-start print:block lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-10'

function Sidebar({ counts }: { counts: FilterCounts }) {
  const isAboveTray = useCompare(({ chosen }) => chosen.length > 0)
  return <FilterSidebar counts={counts} isAboveTray={isAboveTray} />
}

type ParkingResultsProps = { parkings: ListedParking[]; stay?: TimedStay }

/** The parkings of an airport that match the filter, with the filter beside them. */
export const ParkingResults = memo(function ParkingResults({
  parkings,
  stay,
}: ParkingResultsProps) {
  const filter = useListedFilter()
  const count = useRef<HTMLHeadingElement>(null)
  const counts = useMemo(() => filterCounts(parkings, filter), [parkings, filter])
  const sorted = useMemo(() => sortParkings(parkings, filter.sortBy), [parkings, filter.sortBy])
  const matches = useMemo(() => matching(sorted, filter), [sorted, filter])
  const drawable = useMemo(() => parkings.filter(hasCard), [parkings])
  const hasMatches = matches.length > 0
  const airport = parkings[0]?.airportCode ?? ''
  useFilterUse(airport, usedFilters(filter, stay !== undefined), matches.length)
  const focusCount = () => count.current?.focus({ preventScroll: true })

  return (
    <div className={layout}>
      <Suspense>
        <Sidebar counts={counts} />
      </Suspense>
      <div className="grid min-w-0 gap-3 md:gap-4">
        <div className="grid gap-2 md:gap-1">
          <Suspense>
            <ResultsBar counts={counts} countRef={count} />
          </Suspense>
          <ActiveFilterChips onRemoved={focusCount} />
          <Affiliate />
          <Example parkings={drawable} />
        </div>
        {/* Hidden rather than gone: most of its cards come back with the next change. */}
        <HighlightPair hidden={!hasMatches}>
          <Suspense>
            <PricePlot parkings={matches} all={parkings} />
          </Suspense>
          <ParkingList
            key={airport}
            matches={matches}
            all={sorted}
            sortBy={filter.sortBy}
            stay={stay}
          />
        </HighlightPair>
        {hasMatches ? (
          <>
            <Comparison stay={stay} />
            <Commission />
          </>
        ) : (
          <NoMatches parkings={parkings} onDone={focusCount} />
        )}
      </div>
    </div>
  )
})
