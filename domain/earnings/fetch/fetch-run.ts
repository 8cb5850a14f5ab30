import { amsterdamDay, dayMs, formatDay } from '#domain/text/date.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { counted } from '#domain/text/number.ts'

/** What came of a fetch for one programme, or for an advertiser without one. */
export type FetchCount = {
  added: number
  changed: number
  /** Not in euro: not taken. */
  foreign?: number
  /** Of an advertiser without a programme here, or not to be read: not taken. */
  left?: number
}

/** By the id of the programme, as `advertiser 4321` for one without a programme here, or as `unread`. */
export type FetchCounts = Record<string, FetchCount>

export type FetchRun = {
  /** ISO 8601. */
  at: string
  /** Why not all could be had, in the words of the network; null if all was had. */
  failure: string | null
  counts: FetchCounts
}

/** So many nights of failures are red. */
export const failingNights = 3

export const unreadKey = 'unread'

const advertiserKey = 'advertiser '

export const keyOfAdvertiser = (number: string) => `${advertiserKey}${number}`

/** A year: what was booked before it has been decided on, and a file can still bring it. */
export const firstDays = 365

/** So far before the last fetch is asked again: what the network tells late is not missed. */
const overlapDays = 3

/** What to ask for. `isWhole`: everything of the year, as for the first time. */
export function sinceWhen(
  lastWhole: Date | undefined,
  now: Date,
  isWhole: boolean,
): { bookedSince: Date; changedSince: Date } {
  const first = new Date(now.getTime() - firstDays * dayMs)
  const from = lastWhole ? new Date(lastWhole.getTime() - overlapDays * dayMs) : undefined
  const changedSince = from && from > first ? from : first
  return { bookedSince: isWhole ? first : changedSince, changedSince }
}

/** Everything is asked again on Sundays: a payment changes no date that can be asked for. */
export const isSunday = (now: Date) => new Date(amsterdamDay(now)).getUTCDay() === 0

/** How many nights in a row it failed: days on which a fetch failed since the last one that did not. The newest run first. */
export function nightsFailed(runs: Pick<FetchRun, 'at' | 'failure'>[]): number {
  const last = runs.findIndex(({ failure }) => failure === null)
  const failed = last === -1 ? runs : runs.slice(0, last)
  return new Set(failed.map(({ at }) => amsterdamDay(new Date(at)))).size
}

/** 'vannacht 03:12', 'vandaag 14:05', 'gisteren 03:12' or '25 mei 2026 om 03:12'. */
export function whenText(at: string, now: Date): string {
  const clock = amsterdamClock(new Date(at))
  const [day, time = ''] = [clock.slice(0, 10), clock.slice(11)]
  if (day === amsterdamDay(now)) return `${time < '06:00' ? 'vannacht' : 'vandaag'} ${time}`
  if (day === amsterdamDay(new Date(now.getTime() - dayMs))) return `gisteren ${time}`
  return `${formatDay(day)} om ${time}`
}

/** '14 nieuw, 3 gewijzigd', of one programme. */
export function countText({ added, changed, foreign = 0 }: FetchCount): string {
  const parts = [added === 0 ? 'niets nieuw' : `${added} nieuw`]
  if (changed > 0) parts.push(`${changed} gewijzigd`)
  if (foreign > 0) parts.push(`${foreign} niet in euro en niet overgenomen`)
  return parts.join(', ')
}

/** 'Laatst opgehaald: vannacht 03:12, 14 nieuw', of one programme; undefined if it was never fetched. */
export function lastFetchText(
  runs: FetchRun[],
  programmeId: number,
  now: Date,
): string | undefined {
  const last = runs.find(({ failure, counts }) => failure === null && counts[programmeId])
  const count = last?.counts[programmeId]
  return last && count && `Laatst opgehaald: ${whenText(last.at, now)}, ${countText(count)}`
}

/** What a run left: '3 transacties van adverteerder 4321, die hier geen programma heeft'. */
export function leftTexts({ counts }: Pick<FetchRun, 'counts'>): string[] {
  return Object.entries(counts).flatMap(([key, { left = 0 }]) => {
    if (left === 0) return []
    const transactions = counted(left, 'transactie', 'transacties')
    if (key === unreadKey) return [`${transactions} niet te lezen`]
    const number = key.slice(advertiserKey.length)
    return [`${transactions} van adverteerder ${number}, die hier geen programma heeft`]
  })
}
