import type { Change, ChangeGroup } from '#domain/changes/change.ts'
import { keysOf } from '#domain/text/keys.ts'
import { fieldName } from './change-fields.ts'
import { changeDetails, type Detail } from './change-words.ts'

/** What a change of one record did: in a word, or its field with the values before and after. */
export type WhatChanged = { done: string; others: number } | (Detail & { others: number })

/** In characters. A longer value would hide the name of the record below it. */
const longest = 60

/** What follows from another field says nothing by itself. */
const follows = [
  ...['is_price_changed', 'price_checked_on', 'price_checked_by'],
  ...['is_changed', 'checked_on', 'checked_by'],
]
const following = new Set(follows.map(fieldName))

/** By column, what a value of it says better than the value: 'Opgelost'. */
const done: Record<string, Record<string, string>> = {
  is_resolved: { true: 'Opgelost', false: 'Heropend' },
  probable_spam: { true: 'Als spam gemarkeerd', false: 'Geen spam' },
  status: {
    published: 'Gepubliceerd',
    scheduled: 'Ingepland',
    archived: 'Gearchiveerd',
    draft: 'Weer een concept',
  },
}

/** Undefined if several records changed, or if one came or went: the title says that. */
export function whatChanged({ first, size, isUndo }: ChangeGroup): WhatChanged | undefined {
  const [change] = first
  if (!change || size !== 1 || isUndo || change.action !== 'update') return undefined
  const details = changeDetails(change)
  const own = details.filter(({ field }) => !following.has(field))
  const told = own.length > 0 ? own : details
  const others = told.length - 1

  const word = doneBy(change)
  if (word !== undefined) return { done: word, others }
  const [detail] = told.toSorted((one, other) => weightOf(one) - weightOf(other))
  if (!detail) return undefined
  if (weightOf(detail) > longest) return { done: `${detail.field} gewijzigd`, others }
  return { ...detail, others }
}

/** A price comes first, then what is short. */
function weightOf({ before, after }: Detail): number {
  return after.startsWith('€') ? 0 : Math.max(before.length, after.length)
}

function doneBy({ before, after }: Change): string | undefined {
  const column = keysOf(done).find((name) => before?.[name] !== after?.[name])
  return column === undefined ? undefined : done[column]?.[`${after?.[column]}`]
}
