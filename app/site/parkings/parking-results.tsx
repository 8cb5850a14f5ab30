import { memo, Suspense, useMemo, useRef } from 'react'
import { AffiliateLine } from '#app/site/booking/affiliate-line.tsx'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { CompareForm } from '#app/site/compare/compare-form.tsx'
import { ActiveFilterChips } from '#app/site/filter/active-filter-chips.tsx'
import { BeyondSlider } from '#app/site/filter/beyond-slider.tsx'
import { useListedFilter } from '#app/site/filter/filter-context.tsx'
import { FilterSidebar } from '#app/site/filter/filter-sidebar.tsx'
import { useFilterUse } from '#app/site/filter/use-filter-use.ts'
import { later } from '#app/site/hydration/later.tsx'
import { PricePlot } from '#app/site/plot/price-plot.tsx'
import { StaleNote } from '#app/site/stay/stale-totals.tsx'
import { filterCounts } from '#domain/filter/filter-counts.ts'
import { usedFilters } from '#domain/filter/filter-use.ts'
import { matching, sortParkings } from '#domain/filter/parking-filter.ts'
import { hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { HighlightPair } from './highlight-pair.tsx'
import { ParkingList } from './parking-list.tsx'
import { ResultsBar } from './results-bar.tsx'

const NoMatches = later(async () => (await import('./no-matches.tsx')).NoMatches)

const layout =
  'items-start print:block lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-10'

type ParkingResultsProps = { parkings: ListedParking[]; stay?: TimedStay }

/**
 * The parkings of an airport that match the filter, with the filter beside them. In pieces, each of which React
 * hydrates by itself: the one that is pressed comes first. Memoized, so that a press that only changes the address
 * does not render the list.
 */
export const ParkingResults = memo(function ParkingResults({
  parkings,
  stay,
}: ParkingResultsProps) {
  const filter = useListedFilter()
  const count = useRef<HTMLHeadingElement>(null)
  const counts = useMemo(() => filterCounts(parkings, filter), [parkings, filter])
  const sorted = useMemo(() => sortParkings(parkings, filter.sortBy), [parkings, filter.sortBy])
  const matches = useMemo(() => matching(sorted, filter), [sorted, filter])
  const hasMatches = matches.length > 0
  // They set the scale of the plot, so that a tick does not move its marks.
  const near = useMemo(
    () => parkings.filter(({ distance }) => distance <= filter.maxDistance),
    [parkings, filter.maxDistance],
  )
  const airport = parkings[0]?.airportCode ?? ''
  useFilterUse(airport, usedFilters(filter, stay !== undefined), matches.length)
  const focusCount = () => count.current?.focus({ preventScroll: true })

  return (
    <div className={layout}>
      <Suspense>
        <FilterSidebar counts={counts} />
      </Suspense>
      <div className="grid min-w-0 gap-3 md:gap-4">
        <div className="grid gap-2 md:gap-1">
          <Suspense>
            <ResultsBar counts={counts} countRef={count} />
          </Suspense>
          <ActiveFilterChips onRemoved={focusCount} />
          <BeyondSlider counts={counts} onShown={focusCount} />
          <AffiliateLine />
          <StaleNote stay={stay} />
          {/* Of nothing but examples the top of the page speaks. */}
          {parkings.some((parking) => hasCard(parking) && !parking.isSample) && (
            <ExampleLine parkings={parkings.filter(hasCard)} />
          )}
        </div>
        {/* Hidden rather than gone: most of its cards come back with the next change. */}
        <HighlightPair hidden={!hasMatches}>
          <Suspense>
            <PricePlot parkings={matches} all={near} />
          </Suspense>
          <Suspense>
            <ParkingList
              key={airport}
              matches={matches}
              all={sorted}
              sortBy={filter.sortBy}
              isKeyWished={filter.car.keepKey}
              stay={stay}
            />
          </Suspense>
        </HighlightPair>
        {hasMatches ? (
          <CompareForm stay={stay} />
        ) : (
          <NoMatches parkings={parkings} onDone={focusCount} />
        )}
      </div>
    </div>
  )
})
