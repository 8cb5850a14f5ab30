import type { Beginning } from '#domain/statistics/began.ts'
import { sourceName } from '#domain/statistics/source.ts'
import { changeOf } from '#domain/statistics/statistics.ts'
import type { Judged } from '#domain/statistics/usual-clicks.ts'
import { signed } from '#domain/text/number.ts'

/** What an admin wants to know first in the morning. */
export type Morning = {
  yesterday: { day: string; clicks: number }
  /** The clicks on the same weekday of the eight weeks before. */
  sameWeekdays: number[]
  /** Yesterday's clicks of the site against their usual spread. Null if there are too few to tell. */
  site: Judged | null
  /** When that began, if it is outside its spread and the days leave no doubt. */
  siteBegan?: Beginning
  /** So far, and the fewest and the most at this time on the same weekday of the eight weeks before. */
  today: { clicks: number; lowest: number; highest: number }
  /** The airports outside their usual spread: the largest difference first. */
  moved: MovedAirport[]
  /** The other airports that can be judged: those with the most clicks first. */
  largest: AirportClicks[]
  /** All that are within their usual spread. */
  usualAirports: { count: number; clicks: number; usual: number }
  /** On a Monday: the clicks of the week that is over, and of the week before it, with what explains the change. */
  week: { clicks: number; former: number; explanation: string | null } | null
  /** With the number of all who wait. */
  oldestOpen: { id: number; since: string; isResolved: boolean; open: number } | null
  /** Left out for an admin who may not see the copies. */
  lastBackup?: string | null
  /** Login attempts that were refused since the start of yesterday. */
  refusedLogins: number
}

export type MorningClicks = Pick<
  Morning,
  | 'yesterday'
  | 'sameWeekdays'
  | 'site'
  | 'siteBegan'
  | 'today'
  | 'moved'
  | 'largest'
  | 'usualAirports'
  | 'week'
>

export type AirportClicks = Judged & { code: string; name: string }

/** With the source that explains most of it, if one does. */
export type MovedAirport = AirportClicks & {
  mostly: { source: string; clicks: number; usual: number } | null
  /** When the change began, if the days leave no doubt. */
  began?: Beginning
}

/** Of one source, in the same days. */
export type SourceClicks = { source: string; clicks: number; usual: number }

/** A source that has less than this part of a difference does not explain it. */
const minExplained = 0.5

/** The source that explains most of a difference. Null if none has half of it. */
export function mostlyFrom(
  { clicks, usual }: Pick<Judged, 'clicks' | 'usual'>,
  sources: SourceClicks[],
): SourceClicks | null {
  const difference = clicks - usual
  const part = (source: SourceClicks) => (source.clicks - source.usual) / difference
  const most = sources.toSorted((a, b) => part(b) - part(a))[0]
  return most && part(most) >= minExplained ? most : null
}

export type Moved = { site: Judged | null; siteBegan?: Beginning; airports: MovedAirport[] }

/**
 * What is outside its usual spread for the second morning in a row, so that it is told once: a single
 * odd day is none. The last morning comes first.
 */
export function movedTwice(
  mornings: [last: MorningClicks, before: MorningClicks, earlier: MorningClicks],
): Moved {
  const isTold = (outside: (morning: MorningClicks) => Judged['outside']) => {
    const [last, before, earlier] = mornings.map(outside)
    return last !== undefined && last === before && last !== earlier
  }
  const [{ site, siteBegan, moved }] = mornings
  const at = (code: string) => (morning: MorningClicks) =>
    morning.moved.find((airport) => airport.code === code)?.outside

  const isSite = isTold((morning) => morning.site?.outside)
  return {
    site: isSite ? site : null,
    ...(isSite && siteBegan ? { siteBegan } : {}),
    airports: moved.filter(({ code }) => isTold(at(code))),
  }
}

const spans = { 1: '', 2: 'in twee dagen', 7: 'in een week' }

/** 'in twee dagen, vooral Google: −189 van −202' */
export function movedBecause({ days, clicks, usual, mostly }: MovedAirport): string {
  if (!mostly) return spans[days]
  const [part, whole] = [mostly.clicks - mostly.usual, clicks - usual]
  // Others may have gone the other way: then it is more than all of it.
  const ofWhole = Math.abs(part) < Math.abs(whole) ? ` van ${signed(whole)}` : ''
  const because = `vooral ${sourceName(mostly.source)}: ${signed(part)}${ofWhole}`
  return spans[days] ? `${spans[days]}, ${because}` : because
}

/** A copy is made every night; after a missed one it is tried every hour. */
const staleBackupHours = 30

export function isStaleBackup(lastBackup: Morning['lastBackup'], now: Date): boolean {
  if (lastBackup === undefined) return false
  if (lastBackup === null) return true
  return now.getTime() - Date.parse(lastBackup) > staleBackupHours * 3_600_000
}

/** 'Dat is 7% minder dan de week ervoor.' */
export function weekChange({
  clicks,
  former,
}: Pick<NonNullable<Morning['week']>, 'clicks' | 'former'>): string {
  const change = changeOf({ count: clicks, former })
  if (!change) return 'De week ervoor waren er geen.'
  if (change.direction === 'same') return 'Dat is ongeveer evenveel als de week ervoor.'
  return `Dat is ${change.text} ${change.direction === 'up' ? 'meer' : 'minder'} dan de week ervoor.`
}
