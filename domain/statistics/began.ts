import { dayAfter, formatDay } from '#domain/text/date.ts'
import type { DayNote } from './day-note.ts'
import type { Period } from './period.ts'

/**
 * On which day a change of the clicks began, told only where the days leave no doubt. How often it is wrong is
 * counted in `bench/usual-clicks.ts`.
 */

/** A change that began before these days is none of the last weeks. */
const searchedDays = 28
/** The weeks before them, which say what a weekday has. */
const baseWeeks = 5
export const beganDays = searchedDays + 7 * baseWeeks

/** One odd day is no beginning, and neither is what one week has before it. */
const fewestDays = { after: 2, before: 3 }
/** A smaller difference between before and after may be the season. */
const minStep = Math.log(1.2)
/** How many times better a step must explain the days than no step, and than a slope. */
const minGain = 20
const minGainOverSlope = 12
/** The chance that it is this day and no other. */
const minCertainty = 0.9
/** As in usual-clicks.ts: clicks spread at least so much wider than by chance, and no week is like another. */
const minDispersion = 1.2
const dayError = 0.03

type Began = {
  /** 1 is the last day. */
  daysAgo: number
  /** What the clicks became. */
  way: 'below' | 'above'
}

/**
 * When a change began that still lasts. Undefined if there is none, or if it may as well have begun on another
 * day.
 *
 * @param perDay the clicks of the last `beganDays` days, the last day first
 */
export function whenBegan(perDay: number[]): Began | undefined {
  const base = baseOf(perDay)
  if (!base) return undefined
  const { usualOn, noise } = base

  const days = Array.from({ length: searchedDays }, (_, place) => {
    const level = (perDay[place] ?? 0) / usualOn(place)
    // What is known of the weekday is uncertain too.
    const weight = 1 / ((noise / usualOn(place)) * (1 + 1 / baseWeeks) + dayError ** 2)
    return { level, weight }
  })

  const none = errorAround(days)
  const steps = Array.from({ length: searchedDays - 1 }, (_, at) => at + 1).map((after) => ({
    after,
    gain: none - errorAround(days.slice(0, after)) - errorAround(days.slice(after)),
  }))
  const best = steps.reduce((most, step) => (step.gain > most.gain ? step : most))
  const { after, gain } = best
  const chances = steps.map((step) => Math.exp((step.gain - gain) / 2))
  const certainty = 1 / sumOf(chances)
  const step = Math.log(levelOf(days.slice(0, after)) / levelOf(days.slice(after)))

  const isStep =
    after >= fewestDays.after &&
    searchedDays - after >= fewestDays.before &&
    Math.abs(step) >= minStep &&
    gain >= minGain &&
    gain - slopeGain(days) >= minGainOverSlope
  if (!isStep || certainty < minCertainty) return undefined
  return { daysAgo: after, way: step < 0 ? 'below' : 'above' }
}

/** What each weekday has in the weeks before the searched days, and how far it spreads. */
function baseOf(perDay: number[]) {
  const usual = Array.from({ length: 7 }, (_, weekday) => {
    const days = Array.from(
      { length: baseWeeks },
      (_, week) => perDay[searchedDays + 7 * week + weekday] ?? 0,
    )
    return sumOf(days) / baseWeeks
  })
  if (usual.some((clicks) => clicks < 1)) return undefined
  // The searched days are whole weeks, so that a place has the weekday of its rest of seven.
  const usualOn = (place: number) => usual[place % 7] ?? 0
  return { usualOn, noise: noiseOf(perDay, usualOn) }
}

/** The clicks of a day, between what chance lets them be. */
export type UsualDay = { day: string; clicks: number; lowest: number; highest: number }

/** Of a hundred usual days, five lie outside their range. */
const reachOfChance = 1.96

/**
 * The searched days, the oldest first, each with the usual range of its weekday. None if the weeks before them have
 * too few clicks.
 *
 * @param perDay the clicks of the last `beganDays` days, the last day first
 */
export function usualDays(perDay: number[], last: string): UsualDay[] {
  const base = baseOf(perDay)
  if (!base) return []
  return Array.from({ length: searchedDays }, (_, place) => {
    const usual = base.usualOn(place)
    const variance = base.noise * usual * (1 + 1 / baseWeeks) + (dayError * usual) ** 2
    const reach = reachOfChance * Math.sqrt(variance)
    return {
      day: dayAfter(last, -place),
      clicks: perDay[place] ?? 0,
      lowest: Math.max(0, Math.round(usual - reach)),
      highest: Math.round(usual + reach),
    }
  }).toReversed()
}

type Day = { level: number; weight: number }

/** How many times wider than by chance the days of the weeks before spread around their weekday. */
function noiseOf(perDay: number[], usualOn: (place: number) => number): number {
  const places = Array.from({ length: 7 * baseWeeks }, (_, day) => searchedDays + day)
  const squares = places.map(
    (place) => ((perDay[place] ?? 0) - usualOn(place)) ** 2 / usualOn(place),
  )
  return Math.max(minDispersion, sumOf(squares) / (7 * (baseWeeks - 1)))
}

const levelOf = (days: Day[]) =>
  sumOf(days.map(({ level, weight }) => level * weight)) / sumOf(days.map(({ weight }) => weight))

const errorAround = (days: Day[]) => {
  const mean = levelOf(days)
  return sumOf(days.map(({ level, weight }) => weight * (level - mean) ** 2))
}

/** How much better a straight line explains the days than one level. */
function slopeGain(days: Day[]): number {
  const all = sumOf(days.map(({ weight }) => weight))
  const middle = sumOf(days.map(({ weight }, place) => weight * place)) / all
  const mean = levelOf(days)
  const spread = sumOf(days.map(({ weight }, place) => weight * (place - middle) ** 2))
  const along = sumOf(
    days.map(({ level, weight }, place) => weight * (place - middle) * (level - mean)),
  )
  return along ** 2 / spread
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/** The day on which a change began, with what was noted near it. */
export type Beginning = {
  day: string
  note: DayNote | null
  /** The one change that the log has of the days of its cause. */
  change?: string
}

/** How many days after a note a change may come of it. */
export const noteReachDays = 2

/** The note of that day, or else of the last days before it; on one day, one that was typed. */
export function noteNear(day: string, notes: DayNote[]): DayNote | null {
  const from = dayAfter(day, -noteReachDays)
  const near = notes.filter((note) => note.day >= from && note.day <= day)
  const order = (note: DayNote) => `${note.day} ${note.by === null ? 0 : 1}`
  return near.toSorted((a, b) => order(b).localeCompare(order(a)))[0] ?? null
}

const daysAfter = ['op de dag van', 'een dag na', 'twee dagen na']

/** The days on which its cause may have been: that of the note, or else those that a note could be of. */
export function causeDays({ day, note }: Beginning): Period {
  return note ? { from: note.day, to: note.day } : { from: dayAfter(day, -noteReachDays), to: day }
}

/** 'Bekijk de wijzigingen van 13 november', or 'van 12 november t/m 14 november'. Of one: 'Bekijk de enige wijziging van toen'. */
export function causeText(began: Beginning): string {
  if (began.change) return 'Bekijk de enige wijziging van toen'
  const { from, to } = causeDays(began)
  const until = from === to ? '' : ` t/m ${dayAndMonth(to)}`
  return `Bekijk de wijzigingen van ${dayAndMonth(from)}${until}`
}

/** 'Het begon op 14 november, een dag na ‘Nieuwsbrief verstuurd’.' */
export function beganText({ day, note }: Beginning): string {
  const began = `Het begon op ${dayAndMonth(day)}`
  if (!note) return `${began}.`
  const days = daysAfter.findIndex((_, at) => dayAfter(note.day, at) === day)
  return `${began}, ${daysAfter[days]} ‘${note.text}’.`
}

const dayAndMonth = (day: string) => formatDay(day).replace(/ \d{4}$/, '')
