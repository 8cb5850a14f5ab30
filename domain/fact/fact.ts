import type { ParkingType } from '#domain/parking/parking.ts'
import { isQuarter, type Period } from '#domain/stay/time-of-day.ts'
import { dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import {
  type FactField,
  type FactGroup,
  type FactKey,
  type FactSubject,
  factFields,
  factGroups,
  usualFactDays,
} from './fact-fields.ts'
import { type FactWish, factWishes } from './fact-wishes.ts'

/** Yes or no, a number, a text or the key of a choice, or hours of each day. */
export type FactValue = boolean | number | string | Period

export type Fact = {
  value: FactValue
  /** Null if nobody wrote down when. */
  checkedOn: string | null
  /** 'website', 'telefoon'. */
  source: string
  /** What visitors read behind the value: 'tot 31 maart 2027'. */
  note?: string
}

/** What is known of a parking. What is absent is unknown. */
export type Facts = Partial<Record<FactKey, Fact>>

export const unknownFact = 'onbekend'

export const longestFactText = 120

/** Whether a value can be the answer to this fact. */
export function isFactValue(key: FactKey, value: unknown): value is FactValue {
  return isValueOf(factFields[key], value)
}

function isValueOf(field: FactField, value: unknown): value is FactValue {
  switch (field.kind) {
    case 'yesNo':
      return typeof value === 'boolean'
    case 'number': {
      if (field.orText && typeof value === 'string') return isText(value)
      const [lowest, highest] = field.range
      if (typeof value !== 'number' || value < lowest || value > highest) return false
      return Number(value.toFixed(field.decimals)) === value
    }
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.choices, value)
    case 'text':
      return isText(value) && (field.pattern?.test(value) ?? true)
    case 'hours':
      return isPeriod(value)
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestFactText
}

function isPeriod(value: unknown): value is Period {
  if (typeof value !== 'object' || value === null) return false
  const { from, until } = value as Partial<Period>
  return isQuarter(from ?? '') && isQuarter(until ?? '')
}

export type StoredFacts = Record<string, Omit<Fact, 'value'> & { value: unknown }>

/** Stored facts. One that no longer fits the table is unknown. */
export function readFacts(stored: StoredFacts): Facts {
  const facts: Facts = {}
  for (const [key, fact] of Object.entries(stored)) {
    const { value } = fact
    if (isFactKey(key) && isFactValue(key, value)) facts[key] = { ...fact, value }
  }
  return facts
}

export function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(factFields, key)
}

export function factLabel(key: FactKey, type?: ParkingType): string {
  const { label, at } = factFields[key]
  return (type && at?.[type]?.label) ?? label
}

/** What visitors read: 'Nee, je levert hem in', '2,10 m', 'Ja, acht foto’s', 'onbekend'. */
export function factSentence(key: FactKey, fact: Fact | undefined, type?: ParkingType): string {
  const value = fact?.value
  if (value === undefined || !isFactValue(key, value)) return unknownFact
  const sentence = valueSentence(factFields[key], value, type)
  return fact?.note ? `${sentence}, ${fact.note}` : sentence
}

function valueSentence(field: FactField, value: FactValue, type: ParkingType | undefined): string {
  if (typeof value === 'boolean') return yesOrNo(field, value, type)
  if (typeof value === 'object') return hoursText(value)
  if (field.kind === 'choice') return field.choices[value] ?? unknownFact
  if (field.kind !== 'number' || typeof value === 'string') return `${value}`
  return (value === 0 && field.none) || field.sentence(value)
}

function yesOrNo(field: FactField, value: boolean, type: ParkingType | undefined): string {
  if (field.kind !== 'yesNo') return unknownFact
  if (value) return field.yes
  return (type && field.at?.[type]?.no) ?? field.no
}

/** '04:00 tot 00:30'; with equal ends 'Dag en nacht'. */
export function hoursText({ from, until }: Period): string {
  return from === until ? 'Dag en nacht' : `${from} tot ${until}`
}

/**
 * How many days a check of this fact holds. `factStaleDays` is the setting for a fact that holds for
 * the usual term; a shorter and a longer term change with it.
 */
export function heldDays(key: FactKey, factStaleDays: number): number {
  return Math.max(1, Math.round((factFields[key].holds * factStaleDays) / usualFactDays))
}

/** Whether the check no longer holds. One without a day never held. */
export function isStale(
  key: FactKey,
  { checkedOn }: Fact,
  today: string,
  factStaleDays: number,
): boolean {
  if (checkedOn === null) return true
  return Date.parse(today) - Date.parse(checkedOn) > heldDays(key, factStaleDays) * dayMs
}

/** The facts that are about a parking, in order. */
export function factsAbout(parking: FactSubject): FactKey[] {
  return keysOf(factFields).filter((key) => factFields[key].isFor?.(parking) ?? true)
}

/** Those that have a row on its page. */
export function factsFor(parking: FactSubject): FactKey[] {
  return factsAbout(parking).filter((key) => factFields[key].isListed !== false)
}

/** Facts by group, without the groups that have none of them. */
export function factsByGroup(
  keys: FactKey[],
): { group: FactGroup; label: string; keys: FactKey[] }[] {
  return keysOf(factGroups)
    .map((group) => ({
      group,
      label: factGroups[group],
      keys: keys.filter((key) => factFields[key].group === group),
    }))
    .filter((found) => found.keys.length > 0)
}

/**
 * '21 van 25 gecontroleerd': the facts that are about this parking, and those that someone checked.
 * Its provider is the first of them, though it is not stored with the others.
 */
export function checkedCount(
  facts: Facts,
  parking: FactSubject,
  hasProvider: boolean,
): { checked: number; all: number } {
  const keys = factsFor(parking)
  const checked = keys.filter((key) => facts[key]?.checkedOn)
  return { checked: checked.length + (hasProvider ? 1 : 0), all: keys.length + 1 }
}

/** Whether a parking has what a checkbox asks for. Unknown is not enough, nor is a condition in words. */
function fulfils(facts: Facts, key: FactKey): boolean {
  const value = facts[key]?.value
  return value === true || typeof value === 'number'
}

/** The checkboxes of the filter that a parking meets. */
export function wishesMet(facts: Facts): FactWish[] {
  return keysOf(factWishes).filter((key) => fulfils(facts, key))
}
