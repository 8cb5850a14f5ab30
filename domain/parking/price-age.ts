import { dayMs, formatDay } from '#domain/text/date.ts'

/** How long ago a price was checked: longer than the setting it is stale, and twice as long old. */
export type PriceAge = 'fresh' | 'stale' | 'old' | 'unknown'

export function priceAge(
  checkedOn: string | null,
  today: string,
  { priceStaleDays }: { priceStaleDays: number },
): PriceAge {
  if (checkedOn === null) return 'unknown'
  const days = (Date.parse(today) - Date.parse(checkedOn)) / dayMs
  if (days > 2 * priceStaleDays) return 'old'
  return days > priceStaleDays ? 'stale' : 'fresh'
}

/** Parkings with the age of their prices on this day. */
export function aged<Checked extends { priceCheckedOn: string | null }>(
  parkings: Checked[],
  today: string,
  settings: { priceStaleDays: number },
): (Checked & { age: PriceAge })[] {
  return parkings.map((parking) => ({
    ...parking,
    age: priceAge(parking.priceCheckedOn, today, settings),
  }))
}

/** 'Prijs gecontroleerd op 12 november 2026' */
export function priceAgeText(checkedOn: string | null, age: PriceAge | undefined): string {
  if (checkedOn === null) return 'Onbekend wanneer deze prijs is gecontroleerd'
  const day = formatDay(checkedOn)
  return age === 'stale' || age === 'old'
    ? `Prijs mogelijk verouderd, gecontroleerd op ${day}`
    : `Prijs gecontroleerd op ${day}`
}
