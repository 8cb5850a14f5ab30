import { Suspense, useMemo, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { CompareProvider } from '#app/site/compare/compare-provider.tsx'
import { CompareTray } from '#app/site/compare/compare-tray.tsx'
import { FilterProvider } from '#app/site/filter/filter-context.tsx'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { later, laterInSilence } from '#app/site/hydration/later.tsx'
import { resultsId } from '#app/site/page/results-id.ts'
import { fetchParkings } from '#app/site/parkings/fetch-parkings.ts'
import { ParkingResults } from '#app/site/parkings/parking-results.tsx'
import { PlannerLink } from '#app/site/planner/planner-link.tsx'
import { useAged } from '#app/site/quote/use-aged.ts'
import { SkipLink } from '#app/site/shell/skip-link.tsx'
import { StaleTotals, TypedStayProvider } from '#app/site/stay/stale-totals.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { SharePage } from '#app/site/ui/share-page.tsx'
import type { AirportPage } from '#domain/airport/airport-page.ts'
import { allParkingsOf, type ParkingsOnPage } from '#domain/airport/long-list.ts'
import { cheapestParking, type OfferedParking } from '#domain/alternative/cheapest-parking.ts'
import {
  type CardParking,
  type ListedParking,
  withoutQuotes,
} from '#domain/parking/listed-parking.ts'
import { bookable } from '#domain/parking/parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { AirportTabs } from './airport-tabs.tsx'
import { AirportTop } from './airport-top.tsx'

// With which the router goes there, so that both are one file.
export { loadAirport } from './load-airport.ts'

const NoParkings = later(
  async () => (await import('#app/site/parkings/no-parkings.tsx')).NoParkings,
)
const LateCards = laterInSilence(
  async () => (await import('#app/site/parkings/late-cards.tsx')).LateCards,
)
const ParkingOptions = later(
  async () => (await import('#app/site/parkings/parking-options.tsx')).ParkingOptions,
)
const ParkingAlternatives = later(
  async () => (await import('#app/site/alternative/parking-alternatives.tsx')).ParkingAlternatives,
)
const AirportDescription = later(
  async () => (await import('./airport-description.tsx')).AirportDescription,
)
const FaqSection = later(async () => (await import('#app/site/faq/faq-section.tsx')).FaqSection)

type AirportContentProps = Omit<AirportPage, 'parkings'> &
  ParkingsOnPage & {
    /** What parking elsewhere is compared with: the cheapest, or all of which it is one. */
    offered: OfferedParking[]
  }

/** Scrolls a focused element clear of the tray. The filters beside the list end above it. */
const clearOfTray = '[&_:focus:not(aside_*)]:scroll-mb-32'

export function AirportContent(page: AirportContentProps) {
  const { airport, faqs, nearby } = page
  const [search] = useSearchParams()
  const asked = useStay(page.today)
  const [late, setLate] = useState<CardParking[]>()
  const isShortened = 'others' in page
  const all = useMemo(() => {
    const listed = (isShortened && late) || allParkingsOf(page)
    return asked.stay ? listed : withoutQuotes(listed)
  }, [isShortened, late, page, asked.stay])
  const parkings = useAged(all, asked.today)
  const hasParkings = parkings.length > 0
  const isInformation = search.get('tab') === 'informatie'
  const comparable = bookable(parkings)

  return (
    <FilterProvider>
      <TypedStayProvider asked={asked}>
        <CompareProvider parkings={comparable}>
          <div className={clearOfTray}>
            {!isInformation && <SkipLink to={`#${resultsId}`} label="Naar de resultaten" />}
            <Suspense>
              <AirportTop airport={airport} parkings={parkings} asked={asked} />
            </Suspense>
            <div
              className={`container-page pb-(--section-y) print:p-0 ${hasParkings ? `pt-2 ${asked.stay ? '' : 'md:pt-4'}` : 'pt-5 md:pt-10'}`}
            >
              <AirportTabs airport={airport}>
                <div className="mt-4 md:mt-5">
                  {isInformation ? (
                    <Information {...page} parkings={parkings} />
                  ) : (
                    <Prices
                      airport={airport}
                      parkings={parkings}
                      nearby={nearby}
                      stay={asked.stay}
                    />
                  )}
                </div>
              </AirportTabs>
            </div>
            {faqs.length > 0 && (
              <div className="print:hidden">
                <FaqSection
                  title={`Veelgestelde vragen over parkeren bij ${airport.name}`}
                  faqs={faqs}
                />
              </div>
            )}
          </div>
          <CompareTray parkings={comparable} stay={asked.stay} />
          {isShortened && !late && (
            <LateCards read={() => fetchParkings(airport.slug, asked.stay)} onRead={setLate} />
          )}
        </CompareProvider>
      </TypedStayProvider>
    </FilterProvider>
  )
}

type PricesProps = Pick<AirportContentProps, 'airport' | 'nearby'> & {
  parkings: ListedParking[]
  stay: TimedStay | undefined
}

function Prices({ airport, parkings, nearby, stay }: PricesProps) {
  const withFilter = useWithFilter()

  if (parkings.length === 0) return <NoParkings airport={airport} nearby={nearby} stay={stay} />
  return (
    <>
      <StaleTotals stay={stay}>
        <ParkingResults parkings={parkings} stay={stay} />
      </StaleTotals>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <PlannerLink to={withFilter(`${href('/vertrekplanner')}?luchthaven=${airport.slug}`)} />
        <SharePage title={`Parkeren bij ${airport.name}`} />
      </div>
    </>
  )
}

type InformationProps = Pick<AirportContentProps, 'airport' | 'offered' | 'today'> & {
  parkings: ListedParking[]
}

function Information({ airport, parkings, offered, today }: InformationProps) {
  const cheapest = cheapestParking(useAged(offered, today))

  return (
    <>
      {cheapest && <ParkingAlternatives cheapest={cheapest} today={today} />}
      <ParkingOptions airport={airport} parkings={parkings} />
      <AirportDescription airport={airport} />
    </>
  )
}
