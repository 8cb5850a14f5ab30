import { hoursOf, type ParkedTime } from '#domain/stay/clock-hours.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'

/** A list asks for the same stay at each of its parkings. */
const periods = new WeakMap<ParkedTime, number>()

/** The days that a tariff charges for a stay: calendar days, or started periods of 24 hours. */
export function countedDays(tariff: Pick<Tariff, 'billing'> | undefined, stay: ParkedTime): number {
  if (tariff?.billing !== 'period') return stay.days
  const known = periods.get(stay) ?? Math.max(1, Math.ceil(hoursOf(stay) / 24))
  periods.set(stay, known)
  return known
}
