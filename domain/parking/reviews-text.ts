import { formatDay } from '#domain/text/date.ts'
import type { Parking } from './parking.ts'

/** Where a rating was read, and when: 'Google, gelezen op 18 november 2026'. */
export function reviewsText({
  reviewsSource,
  reviewsReadOn,
  isSample,
}: Pick<Parking, 'reviewsSource' | 'reviewsReadOn' | 'isSample'>): string {
  if (isSample) return 'voorbeeld'
  if (reviewsSource === null) return 'bron onbekend'
  return reviewsReadOn === null
    ? reviewsSource
    : `${reviewsSource}, gelezen op ${formatDay(reviewsReadOn)}`
}

/** Fewer say little. */
export const enoughReviews = 5

/** Whether a rating says little, because few people gave one. */
export function hasFewReviews({ reviews }: Pick<Parking, 'reviews'>): boolean {
  return reviews < enoughReviews
}

/** Beside the rating, if it says little. */
export function reviewsRemark(parking: Pick<Parking, 'reviews'>): string | undefined {
  return hasFewReviews(parking) ? 'nog weinig beoordelingen' : undefined
}
