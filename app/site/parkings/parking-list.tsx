import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Place } from '#app/site/booking/reserve-link.tsx'
import { CompareBox } from '#app/site/compare/compare-box.tsx'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { later } from '#app/site/hydration/later.tsx'
import { useEvent } from '#app/site/page/use-event.ts'
import { ReportLink } from '#app/site/report/report-link.tsx'
import { reportAddress } from '#domain/contact/report-address.ts'
import { pageSize, shownIn, skippedIn } from '#domain/filter/list-page.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { type CardParking, hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'
import { type ParkingLabel, parkingLabels } from '#domain/parking/parking-labels.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { keepHeights, keptHeight } from './card-heights.ts'
import { ParkingCard } from './parking-card.tsx'

const MoreParkings = later(async () => (await import('./more-parkings.tsx')).MoreParkings)
const EarlierParkings = later(async () => (await import('./more-parkings.tsx')).EarlierParkings)

type ParkingListProps = {
  /** Those that match the filter, in the order of all. */
  matches: ListedParking[]
  all: ListedParking[]
  sortBy: SortBy
  stay: TimedStay | undefined
  /** Whether the filter asks for keeping the key. */
  isKeyWished: boolean
}

/** The first cards are in view, or nearly. */
const drawnAtOnce = 8

/**
 * The first cards of the list, and in a long list a way to the next ones. A card stays when it no longer
 * matches, hidden: a filter that is ticked and unticked shows it again at no cost. Cards that were never shown
 * are drawn without holding up the first of the list.
 */
export function ParkingList({ matches, all, sortBy, stay, isKeyWished }: ParkingListProps) {
  // From all parkings, so that labels do not change with the filter.
  const labels = useMemo(() => parkingLabels(all), [all])
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const count = shownIn(query)
  const skipped = skippedIn(query, matches.length)
  const page = matches.slice(skipped, skipped + count).map(({ id }) => id)
  const shown = new Set(page)
  const drawn = useDrawn(page)
  const [, , airport = ''] = pathname.split('/')
  const withFilter = useWithFilter()
  // At a tick each card gets another address, which may follow later.
  const taken = useDeferredValue(withFilter(pathname).slice(pathname.length))
  const placeOf = useEvent((id: number): Place => {
    return { position: matches.findIndex((parking) => parking.id === id) + 1, sort: sortBy }
  })

  return (
    <>
      {skipped > 0 && <EarlierParkings skipped={skipped} />}
      <ul ref={keepHeights} className="parking-list grid gap-3 md:gap-4">
        {all
          .filter(({ id }) => drawn.has(id))
          .filter(hasCard)
          .map((parking) => (
            <ListItem
              key={parking.id}
              isShown={shown.has(parking.id)}
              parking={parking}
              label={labels.get(parking.id)}
              stay={stay}
              // Only of those that sell it: the others stay as they are at a tick.
              isKeyWished={isKeyWished && parking.keyPrice !== undefined}
              placeOf={placeOf}
              address={`${pathname}/${parking.slug}${taken}`}
              reportAddress={reportAddress(airport, parking.slug) + taken.replace('?', '&')}
            />
          ))}
      </ul>
      {all.length > pageSize && <MoreParkings matches={matches} skipped={skipped} shown={count} />}
    </>
  )
}

type ListItemProps = {
  /** It matches the filter. */
  isShown: boolean
  parking: CardParking
  label: ParkingLabel | undefined
  stay: TimedStay | undefined
  isKeyWished: boolean
  placeOf: (id: number) => Place
  address: string
  reportAddress: string
}

/** Memoized: most cards stay as they are at a tick. */
const ListItem = memo(function ListItem({
  isShown,
  parking,
  reportAddress,
  ...card
}: ListItemProps) {
  const id = `terrein-${parking.id}`
  return (
    <li id={id} data-unmatched={isShown ? undefined : ''} style={keptHeight(id)}>
      <ParkingCard
        parking={parking}
        compare={<CompareBox parking={parking} />}
        report={<ReportLink to={reportAddress} parking={parking} />}
        {...card}
      />
    </li>
  )
})

/** The ids of those that have a card: those shown before, the first now, and soon the others. */
function useDrawn(shown: number[]): Set<number> {
  const [drawn, setDrawn] = useState(() => new Set(shown))
  // What has all its cards is not rendered again later.
  const lacks = shown.some((id) => !drawn.has(id))
  const isLate = useDeferredValue(lacks)
  const missing = shown.slice(0, isLate ? undefined : drawnAtOnce).filter((id) => !drawn.has(id))
  if (missing.length === 0) return drawn

  const more = new Set([...drawn, ...missing])
  setDrawn(more)
  return more
}
