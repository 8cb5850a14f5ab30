import { ok, type Result, refused } from '#domain/form/result.ts'
import { dayAfter, dayMs } from '#domain/text/date.ts'

/** Whole days in Amsterdam, including both ends. */
export type Period = { from: string; to: string }

/** Two years, one of which may be a leap year. */
const maxDays = 731

const moment = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The first and the last of these days. */
export const firstOf = (...days: [string, ...string[]]) => days.toSorted()[0] ?? days[0]
export const lastOf = (...days: [string, ...string[]]) => days.toSorted().at(-1) ?? days[0]

export function lengthOf({ from, to }: Period): number {
  return Math.round((moment(to) - moment(from)) / dayMs) + 1
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => dayAfter(period.from, index))
}

/** The previous period, with as many days. */
export function periodBefore(period: Period): Period {
  const to = dayAfter(period.from, -1)
  return { from: dayAfter(to, 1 - lengthOf(period)), to }
}

type Given = { from?: string | null; to?: string | null }

export function readPeriod({
  from,
  to,
}: Given): Result<Period, { from?: string[]; to?: string[] }> {
  if (!isDay(from)) return refused({ from: ['Kies een eerste dag'] })
  if (!isDay(to)) return refused({ to: ['Kies een laatste dag'] })
  if (to < from) return refused({ to: ['De laatste dag komt na de eerste'] })
  if (lengthOf({ from, to }) > maxDays) return refused({ to: ['Kies hoogstens twee jaar'] })
  return ok({ from, to })
}

function isDay(day: string | null | undefined): day is string {
  if (!day || !/^(19|20)\d\d-\d\d-\d\d$/.test(day)) return false
  return !Number.isNaN(moment(day)) && dayAfter(day, 0) === day
}

export const periodChoices = {
  '7': '7 dagen',
  '30': '30 dagen',
  '90': '90 dagen',
  maand: 'Deze maand',
  'vorige-maand': 'Vorige maand',
} as const

export type PeriodChoice = keyof typeof periodChoices

/** The days of a preset, on this day. */
export function chosenPeriod(choice: PeriodChoice, today: string): Period {
  const first = `${today.slice(0, 8)}01`
  if (choice === 'maand') return { from: first, to: today }
  if (choice === 'vorige-maand') {
    const to = dayAfter(first, -1)
    return { from: `${to.slice(0, 8)}01`, to }
  }
  return { from: dayAfter(today, 1 - Number(choice)), to: today }
}
