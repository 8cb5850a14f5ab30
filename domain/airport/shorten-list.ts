import { readFilter } from '#domain/filter/filter-address.ts'
import { maxDrawn, pageSize, shownIn, skippedIn } from '#domain/filter/list-page.ts'
import { filterParkings } from '#domain/filter/parking-filter.ts'
import { readParkingIds } from '#domain/parking/compared-ids.ts'
import { isExample } from '#domain/parking/example-parking.ts'
import type { CardParking } from '#domain/parking/listed-parking.ts'
import { aged, shownCheck } from '#domain/parking/price-age.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { Others, ParkingsOnPage, Row } from './long-list.ts'

/** Leaves out of a long list what the page at this address does not show. */
export function shortened(
  parkings: CardParking[],
  query: URLSearchParams,
  { today, ...settings }: { today: string; priceStaleDays: number },
): ParkingsOnPage {
  if (parkings.length <= pageSize) return { parkings }

  const matches = filterParkings(aged(parkings, today, settings), readFilter(query))
  const skipped = skippedIn(query, matches.length)
  const drawn = Math.min(shownIn(query), maxDrawn)
  const needed = new Set([
    ...matches.slice(skipped, skipped + drawn).map(({ id }) => id),
    ...readParkingIds(query.getAll('vergelijk')),
    // One of each kind, for the line that says whether there are examples among them.
    parkings.find(isExample)?.id,
    parkings.find((parking) => !isExample(parking))?.id,
  ])
  const rows = parkings.filter(({ id }) => !needed.has(id)).map(rowOf)
  return {
    parkings: parkings.filter(({ id }) => needed.has(id)),
    others: JSON.stringify({ airportCode: parkings[0]?.airportCode ?? '', rows } satisfies Others),
  }
}

function rowOf(parking: CardParking): Row {
  const { id, name, type, distance, pricePerDay, rating, reviews, features, quote } = parking
  const ticked = keysOf(features).filter((feature) => features[feature])
  const { reviewsSource, unavailable, meets = [] } = parking
  // Its quote brings its own check, and goes once its stay has passed.
  const { priceCheckedOn, isPriceChanged } = quote ? parking : shownCheck(parking)
  // Without a total the first warning says why not; the others are on the card alone.
  const warnings = quote?.total === null ? quote.warnings.slice(0, 1) : []
  const brief = quote
    ? {
        ...{ total: quote.total, warnings, basis: quote.basis },
        ...(quote.check && { check: quote.check }),
        ...(quote.freeFrom && { freeFrom: quote.freeFrom }),
        ...(quote.freeUntil && { freeUntil: quote.freeUntil }),
      }
    : null
  return [
    ...([id, name, type, distance, pricePerDay, rating, reviews] as const),
    ...([
      reviewsSource,
      ticked,
      unavailable,
      priceCheckedOn,
      isPriceChanged,
      meets,
      brief,
    ] as const),
  ]
}
