import { type Zone, zones } from '#domain/text/zone.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When a car is parked. Without a time, from the first day's beginning and until the last one's end. */
export type ParkedTime = {
  from: string
  days: number
  fromTime: string | null
  toTime: string | null
}

/**
 * The hours that pass, over a change of the clock too. By the rule of the European Union instead of with
 * Intl, of which the first use takes 20 ms and a list of parkings asks this hundreds of times.
 */
export function hoursOf({ from, days, fromTime, toTime }: ParkedTime, zone: Zone): number {
  const firstDay = Date.parse(`${from}T00:00Z`)
  const lastDay = firstDay + (days - 1) * dayMs
  const begin = firstDay + timeMs(fromTime ?? '00:00')
  const end = lastDay + timeMs(toTime ?? '24:00')
  return (utc(end, zones[zone]) - utc(begin, zones[zone])) / hourMs
}

function timeMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hourMs + minutes * minuteMs
}

/** A time skipped in spring becomes an hour later; of a time that occurs twice, the first is meant. */
function utc(local: number, winterHours: number): number {
  const { march, october } = changesIn(new Date(local).getUTCFullYear())
  const [spring, autumn] = [march + winterHours * hourMs, october + (winterHours + 1) * hourMs]
  const isSkipped = local >= spring && local < spring + hourMs
  const isSummer = local >= spring && local < autumn && !isSkipped
  return local - (winterHours + (isSummer ? 1 : 0)) * hourMs
}

type Changes = { march: number; october: number }

const known = new Map<number, Changes>()

/** The clock changes at 01:00 UTC on the last Sundays of these months. */
function changesIn(year: number): Changes {
  const changes = known.get(year) ?? {
    march: lastSunday(year, 2) + hourMs,
    october: lastSunday(year, 9) + hourMs,
  }
  known.set(year, changes)
  return changes
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay())
}
