import { counted, formatNumber } from '#domain/text/number.ts'
import type { DueItem } from './check-queue.ts'
import type { datedKinds } from './dated-item.ts'
import { reviewsHold } from './due.ts'

export type DatedKind = keyof typeof datedKinds

/** What a list of parkings or of providers asks of what has a date there. */
export type DatedChoice = {
  /** All kinds without one. */
  kind: DatedKind | null
  /** `late` has any past its date, `old` any price past twice its term, `held` some and none past it. */
  state: 'any' | 'late' | 'old' | 'held'
}

/** The values of the filter `datum`. */
export const datedChoices = {
  alles: { kind: null, state: 'any' },
  'te-laat': { kind: null, state: 'late' },
  'prijs-te-laat': { kind: 'price', state: 'late' },
  'prijs-oud': { kind: 'price', state: 'old' },
  'feit-te-laat': { kind: 'fact', state: 'late' },
  'beoordeling-te-laat': { kind: 'reviews', state: 'late' },
  'binnen-datum': { kind: null, state: 'held' },
  'prijs-binnen-datum': { kind: 'price', state: 'held' },
  'feit-binnen-datum': { kind: 'fact', state: 'held' },
  'beoordeling-binnen-datum': { kind: 'reviews', state: 'held' },
} as const satisfies Record<string, DatedChoice>

export type DatedValue = keyof typeof datedChoices

/** Undefined for a value that the filter does not know. */
export const datedChoice = (value: string): DatedChoice | undefined =>
  Object.hasOwn(datedChoices, value) ? datedChoices[value as DatedValue] : undefined

/** What each value is called. The terms are settings. */
export const datedLabels = ({
  priceStaleDays,
}: {
  priceStaleDays: number
}): Record<DatedValue, string> => ({
  alles: 'Alles wat een datum heeft',
  'te-laat': 'Iets te laat',
  'prijs-te-laat': `Prijs ouder dan ${days(priceStaleDays)}`,
  'prijs-oud': `Prijs ouder dan ${days(2 * priceStaleDays)}`,
  'feit-te-laat': 'Feit te laat',
  'beoordeling-te-laat': `Beoordeling ouder dan ${days(reviewsHold)}`,
  'binnen-datum': 'Alles binnen de datum',
  'prijs-binnen-datum': 'Prijs binnen de datum',
  'feit-binnen-datum': 'Feiten binnen de datum',
  'beoordeling-binnen-datum': 'Beoordeling binnen de datum',
})

const days = (count: number) => counted(count, 'dag', 'dagen')

/** What of a parking or provider has a date. */
export type DatedSummary = {
  /** What passes its date first, or did; of the kind that is asked for. Null without any. */
  first: DueItem | null
  count: number
  late: number
}

export const nothingDated: DatedSummary = { first: null, count: 0, late: 0 }

/** '3 van 23 te laat', '23 binnen de datum' */
export function datedCountText({ count, late }: DatedSummary): string {
  if (late === 0) return `${formatNumber(count)} binnen de datum`
  return `${formatNumber(late)} van ${formatNumber(count)} te laat`
}

/** The parkings with all that has a date, or what the query of the former page of all that asked for. */
export function datedListAddress(search = new URLSearchParams()): string {
  const kind = search.get('soort')
  const state = search.get('stand') ?? ''
  const q = search.get('q')
  const asked = new URLSearchParams(q ? { q } : {})
  if (kind === 'mark') {
    const mark = { 'te-laat': 'verlopen', 'binnen-datum': 'geldig' }[state]
    if (mark) asked.set('mark', mark)
    asked.set('sort', 'mark')
    return `/admin/providers?${asked}`
  }
  const name = { price: 'prijs', fact: 'feit', reviews: 'beoordeling' }[kind ?? '']
  const value = [name, state].filter(Boolean).join('-')
  asked.set('datum', datedChoice(value) ? value : 'alles')
  asked.set('sort', 'datum')
  return `/admin/parkings?${asked}`
}
