import { useListedFilter } from '#app/site/filter/filter-context.tsx'
import { StayBar } from '#app/site/stay/stay-bar.tsx'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { matching } from '#domain/filter/parking-filter.ts'
import {
  dayUnit,
  isQuoted,
  type ListedParking,
  lowestShown,
  shownEuros,
} from '#domain/parking/listed-parking.ts'
import { isBookable } from '#domain/parking/parking.ts'
import { periodText } from '#domain/stay/stay.ts'
import { AirportHero } from './airport-hero.tsx'

type AirportTopProps = { airport: Airport; parkings: ListedParking[]; asked: AskedStay }

/** The airport and the dates. Its price follows both the stay and the filter. */
export function AirportTop({ airport, parkings, asked }: AirportTopProps) {
  const filter = useListedFilter()
  const matches = matching(parkings, filter)
  const lowest = lowestShown(matches)
  const cheapest = matches.find((parking) => isBookable(parking) && shownEuros(parking) === lowest)

  return (
    <>
      <AirportHero
        airport={airport}
        parkings={parkings.length}
        lowest={lowest}
        unit={cheapest && dayUnit(cheapest)}
        isTotal={isQuoted(parkings)}
        stay={asked.stay}
      />
      {parkings.length > 0 && (
        <div className="container-page relative z-2 -mt-8 md:-mt-14 print:hidden">
          <StayBar {...asked} />
        </div>
      )}
      {asked.stay && (
        <p className="container-page hidden print:block print:px-0">{periodText(asked.stay)}</p>
      )}
    </>
  )
}
