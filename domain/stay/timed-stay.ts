import { ok, type Result, refused } from '#domain/form/result.ts'
import type { ParkedTime } from './clock-hours.ts'
import { type GivenStay, readStay, type StayErrors } from './stay.ts'
import { stayNames } from './stay-address.ts'
import { isQuarter } from './time-of-day.ts'

/** A stay with its party, for a quote. */
export type TimedStay = ParkedTime & { persons: number }

/** The query parameters: `vanTijd=06:30&totTijd=22:15&personen=2`. Null if absent. */
export type GivenParty = { vanTijd: string | null; totTijd: string | null; personen: string | null }

type GivenTimedStay = GivenStay & GivenParty

/** Every query parameter of a stay. */
export const timedStayNames = [...stayNames, 'vanTijd', 'totTijd', 'personen'] as const

export type TimedStayErrors = StayErrors & { [Name in keyof GivenParty]?: string[] }

const defaultPersons = 2
const mostPersons = 9

/** Reads the requested stay with times and travellers, if there is a day. */
export function readTimedStay(
  given: GivenTimedStay,
  today: string,
): Result<TimedStay | undefined, TimedStayErrors> {
  const days = readStay(given, today)
  const [fromTime, toTime] = [timeOf(given.vanTijd), timeOf(given.totTijd)]
  const persons = personsOf(given.personen)
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
  return ok({ from: stay.from, days: stay.days, fromTime, toTime, persons })
}

const wrongTime = 'Kies een tijd op het kwartier, zoals 06:30.'
const wrongPersons = `Kies 1 tot ${mostPersons} reizigers.`

/** Null without a time; undefined if it is none. */
function timeOf(given: string | null): string | null | undefined {
  const time = given?.trim() ?? ''
  if (time === '') return null
  return isQuarter(time) ? time : undefined
}

function personsOf(given: string | null): number | undefined {
  const persons = given?.trim() ?? ''
  if (persons === '') return defaultPersons
  return /^[1-9]$/.test(persons) ? Number(persons) : undefined
}
