import { signed } from '#domain/text/number.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'
import type { Beginning, UsualDay } from './began.ts'
import { maxClicksPerMinute } from './click.ts'
import type { DayNote } from './day-note.ts'
import type { Period } from './period.ts'
import type { DayRange } from './usual-clicks.ts'

/** The counts in a period and in the previous one. */
export type Count = { count: number; former: number }

/** Clicks, with the visitors who clicked and those who saw the page. */
export type Clicks = Count & { visitors: number; seen: number }

export type DayCounts = {
  day: string
  clicks: number
  views: number
  visitors: number
  /** The visitors who clicked. */
  clickers: number
  contacts: number
}

export type FunnelRow = {
  airportCode: string
  name: string
  /**
   * Visitors of the airport page; those who filtered or entered dates; those of them who clicked;
   * all who clicked.
   */
  page: number
  used: number
  usedAndClicked: number
  clicked: number
  /** All who clicked, in the period before. */
  formerClicked: number
}

/** The name of all parkings that have no total of their own. */
export const otherParkings = 'Overige parkings'

/** All data of the screen for a period, and for what it is narrowed to. */
export type Statistics = {
  period: Period
  former: Period
  days: DayCounts[]
  formerDays: DayCounts[]
  /** Before a short period, so that the chart has four weeks. None when narrowed. */
  earlierDays: DayCounts[]
  /** In which the clicks of these days are usual. None of today, and none when narrowed. */
  usual: DayRange[]
  parkings: (Clicks & { id: number; name: string; airportCode: string })[]
  airports: (Clicks & { code: string; name: string })[]
  pages: { path: string; views: number; visitors: number; clicks: number; formerViews: number }[]
  /** An airport and a source together. */
  origins: (Count & { airportCode: string; name: string; source: string })[]
  positions: (Clicks & { position: number })[]
  sources: {
    source: string
    visitors: number
    formerVisitors: number
    clicks: number
    formerClicks: number
  }[]
  funnel: FunnelRow[]
  filters: (Count & { name: string; visitors: number })[]
  foundNothing: (Count & { airportCode: string; filters: string[]; visitors: number })[]
  /** Monday is 1. */
  hours: { weekday: number; hour: number; clicks: number; former: number }[]
  /** When narrowed: earlier days of the period are not counted, as their rows are deleted. */
  completeFrom?: string
  /** With today: the clicks of both periods count up to this time of their last day, '08:14'. */
  until?: string
  apart: (Count & { what: 'clicks' | 'views'; reason: string })[]
  /** Of the days of the chart. */
  notes: DayNote[]
  /** When that began which explains most of the change, if the days leave no doubt. */
  began?: Beginning
  /** The last weeks of what explains most of the change. None when narrowed, or if it has few clicks. */
  explainedDays?: UsualDay[]
}

export type Sums = Omit<DayCounts, 'day'>

export function sumOf(days: DayCounts[]): Sums {
  const sum = (of: keyof Sums) => days.reduce((total, day) => total + day[of], 0)
  return {
    clicks: sum('clicks'),
    views: sum('views'),
    visitors: sum('visitors'),
    clickers: sum('clickers'),
    contacts: sum('contacts'),
  }
}

/**
 * The airports that a chart has room for: the most clicked, and in the last places those with the
 * most visitors but no clicks.
 */
export function chartAirports<One extends Count>(
  ranked: One[],
  max: number,
  clickless: number,
): One[] {
  const clicked = ranked.filter(({ count }) => count > 0)
  const others = ranked.filter(({ count }) => count === 0)
  const room = Math.max(max - Math.min(others.length, clickless), max - others.length)
  const shown = clicked.slice(0, room)
  return [...shown, ...others.slice(0, max - shown.length)]
}

/** The percentage of visitors who clicked. Undefined if nobody saw the page. */
export function clickRate({
  visitors,
  seen,
}: Pick<Clicks, 'visitors' | 'seen'>): number | undefined {
  return seen === 0 ? undefined : Math.min(100, (100 * visitors) / seen)
}

const percent = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }))

/** '4,9%' */
export function formatRate(rate: number | undefined): string {
  return rate === undefined ? '–' : `${percent().format(rate)}%`
}

export type Change = { direction: 'up' | 'down' | 'same'; text: string }

/** '32%' compared with the previous period. Undefined if that is empty. */
export function changeOf({ count, former }: Count): Change | undefined {
  if (former === 0) return undefined
  const change = Math.round((100 * (count - former)) / former)
  return { direction: directionOf(change), text: `${percent().format(Math.abs(change))}%` }
}

/** '−45%', '+3%', '0%'. */
export function signedChange({ count, former }: Count): string {
  return `${signed(former === 0 ? 0 : Math.round((100 * (count - former)) / former))}%`
}

/** The difference of two rates: '0,5 punt'. */
export function pointsOf(rate: number, former: number): Change {
  const change = Math.round(10 * (rate - former)) / 10
  return { direction: directionOf(change), text: `${percent().format(Math.abs(change))} punt` }
}

function directionOf(change: number): Change['direction'] {
  if (change === 0) return 'same'
  return change > 0 ? 'up' : 'down'
}

export const weekdays = ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Za', 'Zo']
export const dayParts = ['0-6', '6-9', '9-12', '12-15', '15-18', '18-21', '21-24']
const partEnds = [6, 9, 12, 15, 18, 21, 24]

/** Clicks per weekday and part of the day. */
export function heatGrid(hours: Omit<Statistics['hours'][number], 'former'>[]): number[][] {
  const grid = weekdays.map(() => dayParts.map(() => 0))
  for (const { weekday, hour, clicks } of hours) {
    const row = grid[weekday - 1]
    const part = partEnds.findIndex((end) => hour < end)
    if (row && part >= 0) row[part] = (row[part] ?? 0) + clicks
  }
  return grid
}

export const apartReasons: Record<string, string> = {
  assistant: 'Assistent die voor iemand een pagina leest',
  crawler: 'Zoekmachine of andere robot',
  previewer: 'Voorbeeld van een gedeelde link',
  flood: `Te veel: meer dan ${maxClicksPerMinute} in een minuut van één adres`,
  repeat: 'Zelfde bezoeker, zelfde terrein, binnen een half uur',
}
