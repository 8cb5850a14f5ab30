import { dayMs } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { lastStayDay, maxStayDays } from './stay.ts'

/** What is chosen in a calendar, empty without a day, and what its next day is for. */
export type RangeChoice = { from: string; to: string; asks: 'from' | 'to' | 'nothing' }

/**
 * What a calendar starts with: the days that were entered, where these can be chosen. It asks for the
 * drop-off first, unless that is known and it was opened at the pick-up.
 */
export function startChoice(
  entered: { van: string; tot: string },
  at: 'van' | 'tot',
  today: string,
): RangeChoice {
  const isChosen = isDay(entered.van) && entered.van >= today && entered.van <= lastStayDay(today)
  const from = isChosen ? entered.van : ''
  const to =
    from && canEnd(entered.tot, from) && entered.tot <= lastStayDay(today) ? entered.tot : ''
  return { from, to, asks: at === 'tot' && from ? 'to' : 'from' }
}

/** A day before the drop-off is the new drop-off. A pick-up that then no longer fits is dropped. */
export function chooseDay({ from, to, asks }: RangeChoice, day: string): RangeChoice {
  if (asks === 'to' && day >= from) return { from, to: day, asks: 'nothing' }
  return { from: day, to: canEnd(to, day) ? to : '', asks: 'to' }
}

export function isChoosable(choice: RangeChoice, day: string, today: string): boolean {
  return day >= today && day <= lastChoosable(choice, today)
}

/** For a pick-up no later than the last day of the longest stay. */
export function lastChoosable({ from, asks }: RangeChoice, today: string): string {
  const last = lastStayDay(today)
  const longest = asks === 'to' ? lastPickUp(from) : last
  return longest < last ? longest : last
}

/** The days between which a calendar draws the stay. A later day that is pointed at ends it. */
export function shownRange(
  { from, to, asks }: RangeChoice,
  pointedAt: string,
): { from: string; to: string } {
  return { from, to: asks === 'to' && from < pointedAt ? pointedAt : to }
}

/** The last day of the longest stay. */
function lastPickUp(from: string): string {
  const last = Date.parse(`${from}T00:00:00Z`) + (maxStayDays - 1) * dayMs
  return new Date(last).toISOString().slice(0, 10)
}

function canEnd(to: string, from: string): boolean {
  return isDay(to) && to >= from && to <= lastPickUp(from)
}
