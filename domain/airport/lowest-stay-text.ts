import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import type { Airport } from './airport.ts'
import type { LowestStay, WithLowestStay } from './lowest-stay.ts'

/** '9 dagen, vanaf €62,55', with the day of its check; or that the stay can't be booked there. */
export function lowestStayText(lowest: LowestStay | null, { days }: Pick<Stay, 'days'>): string {
  if (!lowest) return `${dayCount(days)}: niet te boeken`
  return `${dayCount(days)}, vanaf ${formatCents(lowest.total)}, ${checkOf(lowest.checkedOn)}`
}

const checkOf = (checkedOn: string | null) =>
  checkedOn ? `gecontroleerd op ${formatDay(checkedOn)}` : 'niet gecontroleerd'

type PricedAirport = Pick<Airport, 'lowestPrice' | 'lowestPriceCheckedOn'> & WithLowestStay

/** Under the price on an airport's card: what the stay costs, or when its lowest price was checked. */
export function underPrice(
  { lowestPrice, lowestPriceCheckedOn, lowestStay }: PricedAirport,
  stay: Pick<Stay, 'days'> | undefined,
): string | undefined {
  if (lowestPrice === null) return undefined
  if (stay && lowestStay !== undefined) return lowestStayText(lowestStay, stay)
  return `prijs ${checkOf(lowestPriceCheckedOn)}`
}

type Checked = Pick<LowestStay, 'checkedOn'> & Partial<Pick<LowestStay, 'mayCome'>>

/** When the prices of several airports were checked, and whether a surcharge may come on top. */
export function checkedText(lowest: Checked[]): string {
  const days = lowest.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()
  if (lowest.length === 0) return ''
  const [first, last] = [days[0], days.at(-1)]
  const when = first && first !== last ? `van ${formatDay(first)} tot en met` : 'op'
  return [
    ...(lowest.some(({ mayCome }) => mayCome) ? ['Een toeslag kan erbij komen.'] : []),
    last
      ? `Prijzen gecontroleerd ${when} ${formatDay(last)}.`
      : 'Deze prijzen zijn niet gecontroleerd.',
  ].join(' ')
}

/** The same of the prices per day. */
export const checkedPerDay = (airports: Pick<Airport, 'lowestPrice' | 'lowestPriceCheckedOn'>[]) =>
  checkedText(
    airports
      .filter(({ lowestPrice }) => lowestPrice !== null)
      .map(({ lowestPriceCheckedOn: checkedOn }) => ({ checkedOn })),
  )
