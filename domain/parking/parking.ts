import type { Editable } from '#domain/changes/editable.ts'
import type { DatedSummary } from '#domain/check/dated-filter.ts'
import type { Closure } from '#domain/closure/closure.ts'
import type { Facts } from '#domain/fact/fact.ts'
import type { FactWish } from '#domain/fact/fact-wishes.ts'
import type { Outbound } from '#domain/outbound/outbound-link.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Charges } from '#domain/quote/quote.ts'
import type { KeyPrice } from '#domain/surcharge/bought-key.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import type { CheckSource, TariffCheck } from '#domain/tariff/tariff-check.ts'
import { counted } from '#domain/text/number.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import type { Columns, Features, TickName } from './fields.ts'

export const parkingTypes = {
  shuttle: 'Shuttle service',
  valet: 'Valet parking',
  self: 'Zelf parkeren',
} as const

export type ParkingType = keyof typeof parkingTypes

/** How its minutes to the terminal are spent: '12 min naar de terminal, met de shuttle'. */
export const waysToTerminal: Record<ParkingType, string> = {
  shuttle: 'met de shuttle',
  valet: 'voor de vertrekhal',
  self: 'lopen',
}

/** The features that a card lists, in order. */
export const cardFeatures = [
  'security',
  'keyDrop',
  'covered',
  'chargingPoint',
  'shuttle24h',
] as const satisfies TickName[]

export type CardFeature = (typeof cardFeatures)[number]

export type Parking = Columns & {
  id: number
  /** The unit of the distance to the terminal. */
  distanceUnit: 'min'
  features: Features
  /** Unique at its airport. */
  slug: string
  /** How a traveller gets from the parking to the terminal; null while only the minutes are known. */
  transfer: Transfer | null
  priceCheckedOn: string | null
  /** Whether its price changed since that day, without anybody looking. */
  isPriceChanged: boolean
  /** Where somebody looked on that day; null if nobody said. */
  priceCheckSource: CheckSource | null
  /** Built in, and not real: nobody can book there. */
  isSample: boolean
  /** Where the rating was read, and when. */
  reviewsSource: string | null
  reviewsReadOn: string | null
}

/** With what a stay costs. */
export type PricedParking = Parking &
  Pick<Charges, 'priceWithoutTariff' | 'tariffs' | 'surcharges' | 'closures' | 'zone'> & {
    /** The facts of it that a traveller may filter on. */
    meets: FactWish[]
    /** How many hours ahead one cancels for free, where that is known. */
    freeCancelHours?: number
    /** What keeping the key costs, where it is a choice. */
    keyPrice?: KeyPrice
    /** Where its button leads, if that is not only its affiliate link. */
    outbound?: Outbound
  }

/** What a new parking has until more is known of it. */
export const unknownFields = {
  slug: '',
  transfer: null,
  priceCheckedOn: null,
  isPriceChanged: false,
  priceCheckSource: null,
  isSample: false,
  reviewsSource: null,
  reviewsReadOn: null,
} satisfies Partial<Parking>

/** All that travellers may know of a parking. */
export type ParkingDetail = PricedParking & {
  /** How to drive to the entrance. */
  directions: string | null
  /** Where a traveller should not drive in: 'P3 Lang Parkeren'. */
  avoid: string | null
  provider: Provider | null
  facts: Facts
}

/** With the fields that only the admin sees. Its price per day is the typed one. */
export type AdminParking = Parking &
  Editable & {
    position: number
    /** The price per day that travellers read: of the tariff of today, or else as typed. */
    priceToday: number
    isPriceOfTariff: boolean
    /** Who looked last at its price per day. */
    priceCheckedBy: string | null
    /** The page of the provider with places for the stay; null: that of its provider. */
    bookingPage: string | null
    /** What the provider calls it. */
    providerCode: string | null
  }

/** As the admin's list has it. */
export type ListedParking = AdminParking & {
  /** The median price of the other parkings at its airport; null without any. */
  usualPrice: number | null
  provider: ParkingProvider | null
  /** All prices that somebody may look at on the site of its provider. */
  checkedPrices: CheckedPrice[]
  /** Of visitors, in 30 days. */
  clicks: number
  /** The periods in which it is closed that are not over. */
  comingClosures: Closure[]
  /** What of it has a date, in a list that is about dates. */
  dated: DatedSummary | null
  /** Which it has today. Left out for whoever may not see programmes. */
  programme?: ParkingProgramme | null
}

export type ParkingProgramme = { id: number; name: string }

/** In the filter of the list: the parkings without a programme. */
export const noProgramme = 'geen'

/** A tariff, or the price per day of a parking without one, with when somebody last compared it. */
export type CheckedPrice = {
  tariff: { id: number; name: string } | null
  validFrom: string | null
  validTo: string | null
  /** What so many days cost. */
  days: number
  total: number
  checkedOn: string | null
  isChanged: boolean
}

export type ParkingProvider = { id: number; name: string }

/** In the filter of the list: the parkings whose provider is unknown. */
export const noProvider = 'geen'

/** With all that its form edits. */
export type EditedParking = AdminParking &
  Pick<ParkingDetail, 'directions' | 'avoid' | 'facts'> & {
    tariffs: SavedTariff[]
    surcharges: SavedSurcharge[]
    closures: Closure[]
    providerId: number | null
    /** What must be read on its own booking page. */
    bookingText: string | null
    /** What undoes a save, in its answer. */
    change?: string
  }

/** With who checked it last. */
export type SavedTariff = Tariff & TariffCheck & { checkedBy: string | null }

export type SavedSurcharge = Surcharge & { id: number }

type Availability = Pick<Parking, 'unavailable'>

/** The available parkings. */
export function bookable<Parking extends Availability>(parkings: Parking[]): Parking[] {
  return parkings.filter(isBookable)
}

export function isBookable({ unavailable }: Availability): boolean {
  return unavailable === null
}

/** The lowest price of the available parkings. */
export function lowestPrice(
  parkings: (Availability & Pick<Parking, 'pricePerDay'>)[],
): number | undefined {
  const prices = bookable(parkings).map(({ pricePerDay }) => pricePerDay)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** The features that a parking's card lists. */
export function featuresOf({ features }: Pick<Parking, 'features'>): CardFeature[] {
  return cardFeatures.filter((feature) => features[feature])
}

/** As text: '1 parkeerterrein', '5 parkeerterreinen'. */
export function parkingCount(count: number): string {
  return counted(count, 'parkeerterrein', 'parkeerterreinen')
}
