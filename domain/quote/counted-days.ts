import { hoursOf, type ParkedTime } from '#domain/stay/clock-hours.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { ownZone, type Zone } from '#domain/text/zone.ts'

/** A list asks for the same stay at each of its parkings. */
const periods = new WeakMap<ParkedTime, Map<Zone, number>>()

/** The days that a tariff charges for a stay: calendar days, or started periods of 24 hours. */
export function countedDays(
  tariff: Pick<Tariff, 'billing'> | undefined,
  stay: ParkedTime,
  zone: Zone = ownZone,
): number {
  if (tariff?.billing !== 'period') return stay.days
  const known = periods.get(stay) ?? new Map<Zone, number>()
  const counted = known.get(zone) ?? Math.max(1, Math.ceil(hoursOf(stay, zone) / 24))
  periods.set(stay, known.set(zone, counted))
  return counted
}
