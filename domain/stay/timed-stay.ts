import { ok, type Result, refused } from '#domain/form/result.ts'
import type { ParkedTime } from './clock-hours.ts'
import { type GivenStay, readStay, type Stay, type StayErrors } from './stay.ts'
import { stayNames } from './stay-names.ts'
import { isQuarter } from './time-of-day.ts'

/** A stay with its times, if they are known, and its party. */
export type TimedStay = Stay & ParkedTime & { persons: number }

/** The query parameters: `vanTijd=06:30&totTijd=22:15&personen=2`. Null if absent. */
export type GivenParty = { vanTijd: string | null; totTijd: string | null; personen: string | null }

export type GivenTimedStay = GivenStay & GivenParty

export const noStay: GivenTimedStay = {
  van: null,
  tot: null,
  vanTijd: null,
  totTijd: null,
  personen: null,
}

/** The stay in a query, as given. */
export function givenStay(query: Pick<URLSearchParams, 'get'>): GivenTimedStay {
  const given = { ...noStay }
  for (const name of stayNames) given[name] = query.get(name)
  return given
}

/** The query parameters of a stay. The usual party is left out. */
export function writeStay(
  stay: TimedStay | undefined,
): [name: keyof GivenTimedStay, value: string][] {
  if (!stay) return []
  const { from, to, fromTime, toTime, persons } = stay
  return [
    ['van', from],
    ['tot', to],
    ...(fromTime === null ? [] : [['vanTijd', fromTime] as ['vanTijd', string]]),
    ...(toTime === null ? [] : [['totTijd', toTime] as ['totTijd', string]]),
    ...(persons === defaultPersons ? [] : [['personen', `${persons}`] as ['personen', string]]),
  ]
}

/** Whether two stays are the same days, times and party. */
export const isSameStay = (one: TimedStay | undefined, other: TimedStay | undefined): boolean =>
  `${writeStay(one)}` === `${writeStay(other)}`

/** Whether two addresses give the same stay, right or wrong. */
export const givesSameStay = (one: URL, other: URL): boolean =>
  JSON.stringify(givenStay(one.searchParams)) === JSON.stringify(givenStay(other.searchParams))

export type TimedStayErrors = StayErrors & { [Name in keyof GivenParty]?: string[] }

export const defaultPersons = 2
export const mostPersons = 9

/** Reads the requested stay with times and travellers, if there is a day. */
export function readTimedStay(
  given: GivenTimedStay,
  today: string,
): Result<TimedStay | undefined, TimedStayErrors> {
  const days = readStay(given, today)
  const [fromTime, toTime] = [timeOf(given.vanTijd), timeOf(given.totTijd)]
  const persons = readPersons(given.personen)
  const errors: TimedStayErrors = {
    ...(days.ok ? {} : days.why),
    ...(fromTime === undefined ? { vanTijd: [wrongTime] } : {}),
    ...(toTime === undefined ? { totTijd: [wrongTime] } : {}),
    ...(persons === undefined ? { personen: [wrongPersons] } : {}),
  }
  if (!days.ok || fromTime === undefined || toTime === undefined || persons === undefined) {
    return refused(errors)
  }

  const stay = days.value
  if (!stay) return ok(undefined)
  // The car cannot be picked up before it is brought.
  if (stay.days === 1 && fromTime !== null && toTime !== null && toTime <= fromTime) {
    return refused({ totTijd: ['Ophalen kan niet vóór het brengen. Kies een latere tijd.'] })
  }
  return ok({ ...stay, fromTime, toTime, persons })
}

/** The stay in a query. A wrong one is none: its fields say what is wrong. */
export function stayIn(query: URLSearchParams, today: string): TimedStay | undefined {
  const stay = readTimedStay(givenStay(query), today)
  return stay.ok ? stay.value : undefined
}

const wrongTime = 'Kies een tijd op het kwartier, zoals 06:30.'
const wrongPersons = `Kies 1 tot ${mostPersons} reizigers.`

/** Null without a time; undefined if it is none. */
function timeOf(given: string | null): string | null | undefined {
  const time = given?.trim() ?? ''
  if (time === '') return null
  return isQuarter(time) ? time : undefined
}

/** How many travel, also without days. Undefined if it is no such number. */
export function readPersons(given: string | null): number | undefined {
  const persons = given?.trim() ?? ''
  if (persons === '') return defaultPersons
  return /^[1-9]$/.test(persons) ? Number(persons) : undefined
}
