import { dayMs } from '#domain/text/date.ts'

/** Both ends are included. */
export type FetchWindow = { from: Date; until: Date }

const secondMs = 1_000

/** The time from one moment to another, in windows that a network takes, the oldest first. */
export function windowsOf(from: Date, until: Date, maxDays: number): FetchWindow[] {
  const windows: FetchWindow[] = []
  let start = wholeSecond(from)
  while (start <= until.getTime()) {
    const end = Math.min(start + maxDays * dayMs - secondMs, wholeSecond(until))
    windows.push({ from: new Date(start), until: new Date(end) })
    start = end + secondMs
  }
  return windows
}

/** Two halves, or undefined if it is an hour at most: what is asked for again when an answer was too large. */
export function halvesOf({ from, until }: FetchWindow): [FetchWindow, FetchWindow] | undefined {
  const length = until.getTime() - from.getTime()
  if (length <= hourMs) return undefined
  const middle = wholeSecond(new Date(from.getTime() + length / 2))
  return [
    { from, until: new Date(middle) },
    { from: new Date(middle + secondMs), until },
  ]
}

const hourMs = 60 * 60 * secondMs

const wholeSecond = (moment: Date) => Math.floor(moment.getTime() / secondMs) * secondMs
