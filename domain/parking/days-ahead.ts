import type { ParkingInput } from './parking-schema.ts'

type Dated = Pick<ParkingInput, 'priceCheckedOn' | 'reviewsReadOn' | 'facts' | 'tariffs'>

/** The days on which something would have been seen after today, by the path of their field. */
export function daysAhead(
  { priceCheckedOn, reviewsReadOn, facts, tariffs = [] }: Dated,
  today: string,
) {
  const isAhead = (day: string | null | undefined) => Boolean(day && day > today)
  return [
    ...(isAhead(priceCheckedOn) ? [['priceCheckedOn']] : []),
    ...(isAhead(reviewsReadOn) ? [['reviewsReadOn']] : []),
    ...tariffs.flatMap(({ checkedOn }, at) =>
      isAhead(checkedOn) ? [['tariffs', `${at}`, 'checkedOn']] : [],
    ),
    ...Object.entries(facts ?? {}).flatMap(([key, fact]) =>
      isAhead(fact?.checkedOn) ? [['facts', key, 'checkedOn']] : [],
    ),
  ]
}
