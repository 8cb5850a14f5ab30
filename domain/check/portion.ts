import { dayAfter } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

// What is checked on one day: so much that it can be finished.

/** What is answered and what is to be answered today, of the whole site. */
export type Portion = {
  /** Of each working day. */
  size: number
  done: number
  /** Of today: none on a Saturday or a Sunday, unless the admin goes on. */
  left: number
}

const weekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()

/** From Monday to Friday. */
export const isWorkingDay = (day: string): boolean => weekday(day) % 6 !== 0

export function nextWorkingDay(day: string): string {
  const next = dayAfter(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/** The Monday of its week. */
export const mondayOf = (day: string): string => dayAfter(day, -((weekday(day) + 6) % 7))

type Day = {
  today: string
  size: number
  /** What was answered today. */
  done: number
  /** All that could be answered. */
  todo: number
  /** How many answers the admin wants to give today, after the portion. */
  goal?: number | undefined
}

/** What was left on another day does not count: each day has its own portion. */
export function portionOf({ today, size, done, todo, goal = 0 }: Day): Portion {
  const wanted = Math.max(isWorkingDay(today) ? size : 0, goal)
  return { size, done, left: Math.min(Math.max(0, wanted - done), todo) }
}

type Answered = { day: string; done: number }

/** The days of this week so far: every working day, and a day off on which something was answered. */
export function weekSoFar(today: string, answered: Answered[]): Answered[] {
  const done = new Map(answered.map((one) => [one.day, one.done]))
  return Array.from({ length: 7 }, (_, at) => dayAfter(mondayOf(today), at))
    .filter((day) => day <= today && (isWorkingDay(day) || done.has(day)))
    .map((day) => ({ day, done: done.get(day) ?? 0 }))
}

/** The working days among so many days, of which this is the first. */
export function workingDays(from: string, days: number): number {
  return Array.from({ length: days }, (_, at) => dayAfter(from, at)).filter(isWorkingDay).length
}

type Fresh = { size: number; prices: number; staleDays: number; today: string }

/** 'Bij 20 per dag blijven 420 van 1.500 prijzen binnen 30 dagen; voor alle zijn er 72 nodig.' As if it were prices alone. */
export function freshText({ size, prices, staleDays, today }: Fresh): string {
  if (prices === 0) return 'Er zijn nog geen prijzen om bij te houden.'
  const days = workingDays(today, staleDays)
  const kept = Math.min(prices, size * days)
  const within = `binnen ${counted(staleDays, 'dag', 'dagen')}`
  const start = `Bij ${formatNumber(size)} per dag`
  if (kept === prices) {
    const all = prices === 1 ? 'blijft de prijs' : `blijven alle ${formatNumber(prices)} prijzen`
    return `${start} ${all} ${within}.`
  }
  const verb = kept === 1 ? 'blijft' : 'blijven'
  const some = `${start} ${verb} ${formatNumber(kept)} van ${formatNumber(prices)} prijzen ${within}`
  if (days === 0) return `${some}.`
  const needed = Math.ceil(prices / days)
  return `${some}; voor alle zijn er ${formatNumber(needed)} nodig.`
}

/** In the order of the first of each group, by which the page of a provider is opened once. */
export function inGroups<Item>(items: Item[], groupOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, groupOf).values()].flat()
}
