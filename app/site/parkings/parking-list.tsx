import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Place } from '#app/site/booking/reserve-link.tsx'
import { CompareBox } from '#app/site/compare/compare-box.tsx'
import { useEvent } from '#app/site/page/use-event.ts'
import { StayTotal } from '#app/site/stay/stay-total.tsx'
import { type SortBy, sortParkings } from '#domain/filter/parking-filter.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { type ParkingLabel, parkingLabels } from '#domain/parking/parking-labels.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { ParkingCard } from './parking-card.tsx'

type ParkingListProps = {
  /** Those that match the filter, sorted. */
  matches: Parking[]
  all: Parking[]
  sortBy: SortBy
  stay: Stay | undefined
}

/** The first cards are in view, or nearly. */
const drawnAtOnce = 8

/**
 * A card stays when it no longer matches, hidden: a filter that is ticked and unticked shows it again at
 * no cost. Cards that were never shown are drawn without holding up the first of the list.
 */
export function ParkingList({ matches, all, sortBy, stay }: ParkingListProps) {
  // From all parkings, so that labels do not change with the filter.
  const labels = useMemo(() => parkingLabels(all), [all])
  const sorted = useMemo(() => sortParkings(all, sortBy), [all, sortBy])
  const shown = useMemo(() => new Set(matches), [matches])
  const drawn = useDrawn(matches)
  const placeOf = useEvent((id: number): Place => {
    return { position: matches.findIndex((parking) => parking.id === id) + 1, sort: sortBy }
  })

  return (
    <ul className="parking-list grid gap-3 md:gap-4">
      {sorted
        .filter((parking) => drawn.has(parking))
        .map((parking) => (
          <li key={parking.id} id={`terrein-${parking.id}`} hidden={!shown.has(parking)}>
            <ListedParking
              parking={parking}
              label={labels.get(parking.id)}
              stay={stay}
              placeOf={placeOf}
            />
          </li>
        ))}
    </ul>
  )
}

/** The parkings that have a card: those shown before, the first now, and soon the others. */
function useDrawn(matches: Parking[]): Set<Parking> {
  const [drawn, setDrawn] = useState(() => new Set(matches))
  const soon = useDeferredValue(matches)
  const missing = [...matches.slice(0, drawnAtOnce), ...soon].filter((one) => !drawn.has(one))
  if (missing.length === 0) return drawn

  const more = new Set([...drawn, ...missing])
  setDrawn(more)
  return more
}

type ListedParkingProps = {
  parking: Parking
  label: ParkingLabel | undefined
  stay: Stay | undefined
  placeOf: (id: number) => Place
}

const ListedParking = memo(function ListedParking({ parking, stay, ...rest }: ListedParkingProps) {
  return (
    <ParkingCard
      parking={parking}
      stay={stay && <StayTotal pricePerDay={parking.pricePerDay} stay={stay} />}
      compare={<CompareBox parking={parking} />}
      {...rest}
    />
  )
})
