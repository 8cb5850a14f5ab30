import {
  type CheckSource,
  checkSourceTexts,
  type TariffCheck,
} from '#domain/tariff/tariff-check.ts'
import { dayMs, formatDay } from '#domain/text/date.ts'

/** When somebody last looked at a price, and whether it changed since. */
export type PriceCheck = {
  priceCheckedOn: string | null
  isPriceChanged: boolean
  /** Of a built-in parking, which nobody can check. */
  isSample?: boolean
  /** Where it was checked, once it is known which price shows; left out while that is unknown. */
  checkSource?: CheckSource | null
}

type Shown = PriceCheck & {
  priceCheckSource?: CheckSource | null
  quote?: { check?: TariffCheck | undefined } | undefined
  /** Of the tariff behind a price per day. */
  dayCheck?: TariffCheck | undefined
}

/** The check of the price that is shown: that of the tariff which gave it, else that of its parking. */
export function shownCheck({ quote, dayCheck, ...parking }: Shown): PriceCheck {
  const { priceCheckedOn, isPriceChanged, priceCheckSource } = parking
  const own = quote ? quote.check : dayCheck
  const source = priceCheckedOn === null ? undefined : priceCheckSource
  const ofParking = { priceCheckedOn, ...(source !== undefined && { checkSource: source }) }
  if (!own) return { ...ofParking, isPriceChanged }
  const { checkedOn, isChanged, checkSource } = own
  // A tariff without a day of its own changed since its parking was checked.
  if (checkedOn === null) return { ...ofParking, isPriceChanged: isPriceChanged || isChanged }
  return { priceCheckedOn: checkedOn, isPriceChanged: isChanged, checkSource }
}

/** How long ago a price was checked: longer than the setting it is stale, and twice as long old. */
export type PriceAge = 'fresh' | 'stale' | 'old' | 'unknown'

/** One that changed since it was checked counts as old. */
export function priceAge(
  { priceCheckedOn, isPriceChanged }: PriceCheck,
  today: string,
  { priceStaleDays }: { priceStaleDays: number },
): PriceAge {
  if (isPriceChanged) return 'old'
  if (priceCheckedOn === null) return 'unknown'
  const days = (Date.parse(today) - Date.parse(priceCheckedOn)) / dayMs
  if (days > 2 * priceStaleDays) return 'old'
  return days > priceStaleDays ? 'stale' : 'fresh'
}

export type Aged<Checked> = Checked & Pick<PriceCheck, 'checkSource'> & { age: PriceAge }

/** A parking with the check of the price that is shown, and how old that is on this day. */
export function withAge<Checked extends Shown>(
  parking: Checked,
  today: string,
  settings: { priceStaleDays: number },
): Aged<Checked> {
  const check = shownCheck(parking)
  return { ...parking, ...check, age: priceAge(check, today, settings) }
}

/** Parkings with the age of their prices on this day. */
export function aged<Checked extends Shown>(
  parkings: Checked[],
  today: string,
  settings: { priceStaleDays: number },
): Aged<Checked>[] {
  return parkings.map((parking) => withAge(parking, today, settings))
}

/** 'Prijs gecontroleerd op 12 november 2026' */
export function priceAgeText(
  { priceCheckedOn, isPriceChanged, isSample }: PriceCheck,
  age: PriceAge | undefined,
): string {
  if (isSample) return 'Voorbeeldprijs, niet gecontroleerd'
  const day = priceCheckedOn === null ? null : formatDay(priceCheckedOn)
  if (isPriceChanged)
    return `Prijs gewijzigd, nog niet gecontroleerd${day === null ? '' : ` (laatst op ${day})`}`
  if (day === null) return 'Onbekend wanneer deze prijs is gecontroleerd'
  return age === 'stale' || age === 'old'
    ? `Prijs mogelijk verouderd, gecontroleerd op ${day}`
    : `Prijs gecontroleerd op ${day}`
}

/** 'Gecontroleerd door ons, op de website van de aanbieder' */
export function checkSourceText(source: CheckSource | null): string {
  return source === null ? 'Gecontroleerd door ons' : checkSourceTexts[source]
}
