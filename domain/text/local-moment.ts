import { amsterdamClock, localClock } from './local-time.ts'
import { ownZone, type Zone, zones } from './zone.ts'

const hourMs = 60 * 60_000

/** The time in Amsterdam, in the format of spreadsheets: `2026-12-01 09:30`. */
export function amsterdamMinute(moment: string): string {
  return amsterdamClock(new Date(moment)).replace('T', ' ')
}

/**
 * The timestamp of a local time. A time skipped in spring becomes an hour later; of a time that occurs
 * twice in autumn, the first is meant.
 */
export function fromLocalClock(localTime: string, zone: Zone): Date | undefined {
  const asUtc = Date.parse(`${localTime}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime) || Number.isNaN(asUtc)) return undefined
  // JavaScript parses 30 February as 2 March.
  if (!new Date(asUtc).toISOString().startsWith(localTime)) return undefined

  const [summer, winter] = [1, 0].map((more) => new Date(asUtc - (zones[zone] + more) * hourMs))
  return (
    [summer, winter].find((moment) => moment && localClock(moment, zone) === localTime) ?? winter
  )
}

/** The same in Amsterdam. */
export function fromAmsterdamClock(localTime: string): Date | undefined {
  return fromLocalClock(localTime, ownZone)
}
