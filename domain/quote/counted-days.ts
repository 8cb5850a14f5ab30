import { hoursOf, type ParkedTime } from '#domain/stay/clock-hours.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'

/** The days that a tariff charges for a stay: calendar days, or started periods of 24 hours. */
export function countedDays(tariff: Pick<Tariff, 'billing'> | undefined, stay: ParkedTime): number {
  return tariff?.billing === 'period' ? Math.max(1, Math.ceil(hoursOf(stay) / 24)) : stay.days
}
