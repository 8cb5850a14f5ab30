import { CompareBox } from '#app/site/compare/compare-box.tsx'
import { StayTotal } from '#app/site/stay/stay-total.tsx'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import type { Parking } from '#domain/parking/parking.ts'
import type { ParkingLabel } from '#domain/parking/parking-labels.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { ParkingCard } from './parking-card.tsx'

type ParkingListProps = {
  /** Sorted and filtered. */
  parkings: Parking[]
  labels: Map<number, ParkingLabel>
  sortBy: SortBy
  stay: Stay | undefined
}

/** The first cards are in view, or nearly. */
const alwaysDrawn = 8

// In a long list the browser lays out and paints only what is near the screen.
const drawnInView =
  'scroll-mt-4 [contain-intrinsic-size:auto_20rem] [content-visibility:auto] [overflow-clip-margin:2rem] md:[contain-intrinsic-size:auto_14rem] print:[content-visibility:visible]'

export function ParkingList({ parkings, labels, sortBy, stay }: ParkingListProps) {
  return (
    <ul className="grid gap-3 md:gap-4">
      {parkings.map((parking, index) => (
        <li
          key={parking.id}
          id={`terrein-${parking.id}`}
          className={index < alwaysDrawn ? 'scroll-mt-4' : drawnInView}
        >
          <ParkingCard
            parking={parking}
            label={labels.get(parking.id)}
            position={index + 1}
            sortBy={sortBy}
            stay={stay && <StayTotal pricePerDay={parking.pricePerDay} stay={stay} />}
            compare={<CompareBox parking={parking} />}
          />
        </li>
      ))}
    </ul>
  )
}
