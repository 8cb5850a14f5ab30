import { type Charges, type Quote, quote } from '#domain/quote/quote.ts'
import { maxStayDays, stayDays } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { ownZone, type Zone } from '#domain/text/zone.ts'
import type { Plan } from './plan-address.ts'
import { clockAt, quarterAfter, quarterBefore } from './time-line.ts'

/** How long the car is at the parking, and what that costs. */
export type Parked = {
  /** Its times are quarters of an hour. Null is a time that does not follow from the plan. */
  stay: TimedStay
  quote: Quote
  /** What the days of the plan cost without times, if that is something else. */
  untimed: { cents: number; isUpperBound: boolean; days: number } | null
}

/** In milliseconds, when the car is brought and when its driver is back at it. */
type Moments = { atGate: number | undefined; atCar: number | undefined }

/** Null if a day is missing, or if no such stay can be asked for. */
export function parkedDuring(charges: Charges, plan: Plan, moments: Moments): Parked | null {
  const stay = stayDuring(plan, moments, charges.zone ?? ownZone)
  if (stay === null) return null
  return { stay, quote: quote(charges, stay), untimed: untimedPrice(charges, plan, stay) }
}

/** Brought a quarter early and picked up a quarter late at most. */
export const droppedOff = (moment: number, zone: Zone) => clockAt(quarterBefore(moment), zone)
export const pickedUp = (moment: number, zone: Zone) => clockAt(quarterAfter(moment), zone)

function stayDuring(
  { from, to, persons }: Plan,
  { atGate, atCar }: Moments,
  zone: Zone,
): TimedStay | null {
  if (from === null || to === null) return null
  const dropOff = atGate === undefined ? { day: from, time: null } : droppedOff(atGate, zone)
  const pickUp = atCar === undefined ? { day: to, time: null } : pickedUp(atCar, zone)
  const days = stayDays(dropOff.day, pickUp.day)
  const isBackwards =
    days === 1 && dropOff.time !== null && pickUp.time !== null && pickUp.time <= dropOff.time
  if (days < 1 || days > maxStayDays || isBackwards) return null
  return {
    ...{ from: dropOff.day, fromTime: dropOff.time },
    ...{ to: pickUp.day, toTime: pickUp.time },
    ...{ days, persons },
  }
}

function untimedPrice(charges: Charges, { from, to }: Plan, stay: TimedStay): Parked['untimed'] {
  if (from === null || to === null) return null
  const untimed = { from, to, days: stayDays(from, to), fromTime: null, toTime: null }
  const { total, isUpperBound } = quote(charges, { ...stay, ...untimed })
  const now = quote(charges, stay).total
  if (total === null || now === null || total === now) return null
  return { cents: total, isUpperBound, days: untimed.days }
}
