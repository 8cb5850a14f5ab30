import { memo, type ReactNode } from 'react'
import { href } from 'react-router'
import { StaleTotals, TypedStayProvider } from '#app/site/stay/stale-totals.tsx'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { isBookable } from '#domain/parking/parking.ts'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { modeOf } from '#domain/parking-day/parking-day.ts'
import { AlternativesSection } from './alternatives-section.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { CostSection } from './cost-section.tsx'
import { DaySection } from './day-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { JumpLinks } from './jump-links.tsx'
import { ParkingHero } from './parking-hero.tsx'
import { ProviderSection } from './provider-section.tsx'
import { SafetyBox } from './safety-box.tsx'
import { WaySection } from './way-section.tsx'

type ParkingViewProps = ParkingPage & {
  asked: AskedStay
  /** The form with which a visitor says what is wrong. */
  report?: ReactNode
}

const jumps = [
  { id: 'kosten', label: 'Wat kost het' },
  { id: 'tijd', label: 'Slot tot terminal' },
  { id: 'dag', label: 'Op de dag zelf' },
  { id: 'feiten', label: 'Feiten' },
  { id: 'wie', label: 'Wie heeft je auto' },
]

/** Scrolls a focused element clear of the bar on a phone. */
const clearOfBar = 'max-md:[&_:is(a,button,input,select,summary)]:scroll-mb-24'

/**
 * Everything about one parking. One that can't be booked keeps what stays true of it.
 *
 * Memoized: a place within the page is a new address, and to render all of it for that holds up the press.
 */
export const ParkingView = memo(function ParkingView(props: ParkingViewProps) {
  const { airport, parking, alternatives, others, asked, report } = props
  const { stay, today } = asked
  const isOpen = isBookable(parking)
  const addresses = addressesOf(props)
  const street = parking.facts.entrance?.value
  const otherParkings = (
    <AlternativesSection
      name={parking.name}
      airportSlug={airport.slug}
      alternatives={alternatives}
      today={today}
    />
  )

  return (
    <TypedStayProvider asked={asked}>
      <StaleTotals stay={stay}>
        <div className={clearOfBar}>
          <ParkingHero airport={airport} parking={parking} />
          <div className="container-page grid grid-cols-1 items-start gap-8 pt-4 pb-(--section-y) md:pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-[clamp(2rem,4vw,4rem)] print:block print:p-0">
            <BuyPanel airport={airport} parking={parking} others={others} asked={asked} />
            <div className="grid min-w-0 grid-cols-1 gap-[clamp(2.5rem,2rem_+_2vw,3.75rem)] lg:col-start-1 lg:row-start-1">
              <JumpLinks links={isOpen ? jumps : jumps.slice(3)} />
              {isOpen ? (
                <>
                  <CostSection parking={parking} stay={stay} today={today} />
                  {modeOf(parking) === 'valet' && <SafetyBox cardAddress={addresses.card} />}
                  <WaySection
                    parking={parking}
                    entrance={typeof street === 'string' ? street.split(', ')[0] : undefined}
                    plannerAddress={addresses.planner}
                  />
                  <DaySection parking={parking} cardAddress={addresses.card} />
                </>
              ) : (
                otherParkings
              )}
              <FactsSection parking={parking} today={today} />
              <ProviderSection parking={parking} today={today} />
              {isOpen && otherParkings}
              {report}
            </div>
          </div>
          {isOpen && parking.quote?.total !== null && (
            <BuyBar parking={parking} stay={stay} today={today} />
          )}
        </div>
      </StaleTotals>
    </TypedStayProvider>
  )
})

/** The departure planner and the arrival card. */
function addressesOf({ airport, parking }: ParkingViewProps) {
  const names = { slug: airport.slug, parking: parking.slug }

  return {
    planner: `${href('/vertrekplanner')}?luchthaven=${airport.slug}&terrein=${parking.slug}`,
    card: href('/parkeren/:slug/:parking/aankomstkaart', names),
  }
}
