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

export function ParkingList({ parkings, labels, sortBy, stay }: ParkingListProps) {
  return (
    <ul className="grid gap-3 md:gap-4">
      {parkings.map((parking, index) => (
        <li key={parking.id} id={`terrein-${parking.id}`} className="scroll-mt-4">
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
