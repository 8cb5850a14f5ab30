import { formatDay } from '#domain/text/date.ts'
import type { Parking } from './parking.ts'

/** Where a rating was read, and when: 'Google, gelezen op 18 november 2026'. */
export function reviewsText({
  reviewsSource,
  reviewsReadOn,
}: Pick<Parking, 'reviewsSource' | 'reviewsReadOn'>): string {
  if (reviewsSource === null) return 'bron onbekend'
  return reviewsReadOn === null
    ? reviewsSource
    : `${reviewsSource}, gelezen op ${formatDay(reviewsReadOn)}`
}
