import { fromLocalClock } from '#domain/text/local-moment.ts'
import { localClock } from '#domain/text/local-time.ts'
import type { Zone } from '#domain/text/zone.ts'

/** Where a traveller is: the site has an icon for each. */
export type Place =
  | 'home'
  | 'road'
  | 'gate'
  | 'bus'
  | 'walk'
  | 'hall'
  | 'takeoff'
  | 'landing'
  | 'car'

export type Part = { place: Place; what: string; note: string; minutes: number }

/** A part with what the clocks show at it. */
export type Step = Omit<Part, 'minutes'> & {
  moment: number
  day: string
  time: string
  /** Null for the last step out and the first one back: they only have a time. */
  minutes: number | null
}

const minuteMs = 60_000

/** A local time of a day, in milliseconds. A planner has only days and times that exist. */
export function momentOf(day: string, time: string, zone: Zone): number {
  const moment = fromLocalClock(`${day}T${time}`, zone)
  if (!moment) throw new Error(`No such time: ${day} ${time}`)
  return moment.getTime()
}

/** The local day and time. */
export function clockAt(moment: number, zone: Zone): { day: string; time: string } {
  const clock = localClock(new Date(moment), zone)
  return { day: clock.slice(0, 10), time: clock.slice(11) }
}

/** The parts before a moment, each with the time at which it begins. */
export function backwards(parts: Part[], end: number, zone: Zone): Step[] {
  let moment = end
  return parts
    .toReversed()
    .map((part) => {
      moment -= part.minutes * minuteMs
      return { ...part, moment, ...clockAt(moment, zone) }
    })
    .reverse()
}

/** The parts after a moment, each with the time at which it is over. */
export function forwards(parts: Part[], begin: number, zone: Zone): Step[] {
  let moment = begin
  return parts.map((part) => {
    moment += part.minutes * minuteMs
    return { ...part, moment, ...clockAt(moment, zone) }
  })
}

/** Minutes from a moment until clocks show this time. */
export function minutesUntil(time: string, moment: number, zone: Zone): number {
  const { day } = clockAt(moment, zone)
  const nextDay = new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * minuteMs)
  const next = [day, nextDay.toISOString().slice(0, 10)]
    .map((day) => momentOf(day, time, zone))
    .find((candidate) => candidate >= moment)
  return Math.round(((next ?? moment) - moment) / minuteMs)
}

export const afterMinutes = (moment: number, minutes: number) => moment + minutes * minuteMs

const quarterMs = 15 * minuteMs

/** The last quarter of an hour up to a moment, and the first one from it on. */
export const quarterBefore = (moment: number) => Math.floor(moment / quarterMs) * quarterMs
export const quarterAfter = (moment: number) => Math.ceil(moment / quarterMs) * quarterMs
