import { dayMs, formatDay } from '#domain/text/date.ts'

/** When somebody last looked at a price, and whether it changed since. */
export type PriceCheck = {
  priceCheckedOn: string | null
  isPriceChanged: boolean
  /** Of a built-in parking, which nobody can check. */
  isSample?: boolean
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

/** Parkings with the age of their prices on this day. */
export function aged<Checked extends PriceCheck>(
  parkings: Checked[],
  today: string,
  settings: { priceStaleDays: number },
): (Checked & { age: PriceAge })[] {
  return parkings.map((parking) => ({ ...parking, age: priceAge(parking, today, settings) }))
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
