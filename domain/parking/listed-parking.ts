import type { FactWish } from '#domain/fact/fact-wishes.ts'
import type { Outbound } from '#domain/outbound/outbound-link.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { KeyPrice } from '#domain/surcharge/bought-key.ts'
import type { CheckSource, TariffCheck } from '#domain/tariff/tariff-check.ts'
import { formatDay } from '#domain/text/date.ts'
import { capitalized } from '#domain/text/text.ts'
import { bookable, type Parking } from './parking.ts'
import type { PriceAge } from './price-age.ts'

/** A parking in a list, as far as the list itself needs it. With a stay it has a quote. */
export type ListedParking = Pick<
  Parking,
  | 'id'
  | 'airportCode'
  | 'name'
  | 'type'
  | 'distance'
  | 'distanceUnit'
  | 'pricePerDay'
  | 'rating'
  | 'reviews'
  | 'reviewsSource'
  | 'features'
  | 'unavailable'
  | 'priceCheckedOn'
  | 'isPriceChanged'
> & {
  quote?: Pick<Quote, 'total' | 'warnings' | 'freeFrom' | 'freeUntil' | 'basis' | 'check'>
  age?: PriceAge
  /** Where the price was checked, once its age is known. */
  checkSource?: CheckSource | null
  /** Whether the price per day is that of the tariff of today, at eight days. */
  isAtEightDays?: boolean
  /** When that tariff was checked, if it was apart from its parking. */
  dayCheck?: TariffCheck
  /** The facts of it that a traveller may filter on. */
  meets?: FactWish[]
  freeCancelHours?: number
  keyPrice?: KeyPrice
}

/** A parking in a list with all that its card shows. */
export type CardParking = ListedParking & Parking & { quote?: Quote; outbound?: Outbound }

/** In a long list only the parkings that are shown have what their cards need. */
export function hasCard(parking: ListedParking): parking is CardParking {
  return 'slug' in parking
}

type Priced = Pick<ListedParking, 'pricePerDay' | 'quote'>

/** The amount that a list shows and sorts by: the total of the stay, or the price per day. */
export function shownEuros({ pricePerDay, quote }: Priced): number | null {
  if (!quote) return pricePerDay
  return quote.total === null ? null : quote.total / 100
}

/** What stands after a price without a stay. */
export function dayUnit({ isAtEightDays }: Pick<ListedParking, 'isAtEightDays'>): string {
  return isAtEightDays ? 'per dag, bij 8 dagen' : 'per dag'
}

/** Those with a price for the stay that can be booked. */
export function priced<Listed extends ListedParking>(parkings: Listed[]): Listed[] {
  return bookable(parkings).filter((parking) => shownEuros(parking) !== null)
}

export function lowestShown(parkings: ListedParking[]): number | undefined {
  const amounts = priced(parkings).flatMap((parking) => shownEuros(parking) ?? [])
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** Whether the amounts of a list are totals of a stay. */
export function isQuoted(parkings: ListedParking[]): boolean {
  return parkings.some(({ quote }) => quote)
}

/** As without a stay, once that of the quotes has passed. */
export function withoutQuotes<Listed extends ListedParking>(parkings: Listed[]): Listed[] {
  return parkings.map((parking) => (parking.quote ? { ...parking, quote: undefined } : parking))
}

/** Why it can't be booked, ever or for this stay, until and from when it can; null if it can. */
export function whyNot({ unavailable, quote }: Pick<ListedParking, 'unavailable' | 'quote'>) {
  if (unavailable !== null) return unavailable
  const [warning] = quote?.total === null ? quote.warnings : []
  if (warning === undefined) return null
  return [`${capitalized(warning)}.`, quote && freeText(quote)].filter(Boolean).join(' ')
}

function freeText({ freeFrom, freeUntil }: Pick<Quote, 'freeFrom' | 'freeUntil'>) {
  const after = freeFrom && `vanaf ${formatDay(freeFrom)}`
  if (!freeUntil) return after && `Weer te boeken ${after}.`
  return `Te boeken tot en met ${formatDay(freeUntil)}${after ? `, en weer ${after}` : ''}.`
}
