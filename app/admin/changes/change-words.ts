import type { Noun } from '#domain/admin/noun.ts'
import {
  type Change,
  type ChangeAction,
  type ChangeGroup,
  type ChangeSubject,
  changeActions,
  differences,
  isEvent,
  isOtherSubject,
  otherSubjects,
  rowName,
  undoActions,
} from '#domain/changes/change.ts'
import { namesOf } from '#domain/changes/in-the-way.ts'
import { type Kind, kindOfTable } from '#domain/kinds.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamMinute } from '#domain/text/local-moment.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { fieldName, hiddenFields, shownValue } from './change-fields.ts'
import { conversionValue } from './conversion-words.ts'
import { withParkingTexts } from './parking-words.ts'
import { payoutValue } from './payout-words.ts'
import { programmeValue } from './programme-words.ts'

/** Saved and deleted with another record, whose name is enough. */
const belongs = (subject: ChangeSubject) => Boolean(kindOfTable(subject)?.owner)

/** A log may hold a kind that this version no longer has. */
const unknownKind: Noun = { one: 'onderdeel', many: 'onderdelen', article: 'het' }

/** What the log calls a kind. */
export function nounInLog(subject: ChangeSubject): Noun {
  if (isOtherSubject(subject)) return otherSubjects[subject].noun
  const kind = kindOfTable(subject)
  return kind?.nounInLog ?? kind?.noun ?? unknownKind
}

/** 'Parking "Polderpark"'. */
export function subjectTitle(subject: ChangeSubject, name: string): string {
  const kind = capitalized(nounInLog(subject).one)
  return name === '' ? kind : `${kind} "${name}"`
}

/** Several records: '2 parkings'. */
export function subjectsTitle(items: { subject: ChangeSubject; name: string }[]): string {
  const [first, ...others] = items
  if (!first) return ''
  if (others.length === 0) return subjectTitle(first.subject, first.name)
  const isOneKind = others.every(({ subject }) => subject === first.subject)
  return `${formatNumber(items.length)} ${(isOneKind ? nounInLog(first.subject) : unknownKind).many}`
}

/** 'Parking "Polderpark" gewijzigd', or 'Tarief "Winter" van "Polderpark" toegevoegd'. */
export function changeTitle(
  { subject, action, before, after, owner }: Change,
  actions = changeActions as Record<ChangeAction, string>,
): string {
  if (action === 'export') return `${capitalized(nounInLog(subject).many)} ${actions.export}`
  const of = owner === undefined ? '' : ` van "${owner}"`
  return `${subjectTitle(subject, rowName(subject, after ?? before))}${of} ${actions[action]}`
}

/** ' bij "Polderpark" en "Maasparking"': the records that they belong to, if to any. */
function ownersText(entries: Change[], size: number): string {
  const owners = [...new Set(entries.flatMap(({ owner }) => owner ?? []))].map((name) => ({ name }))
  if (owners.length === 0) return ''
  // Of many entries not all are at hand.
  return ` bij ${entries.length < size ? `onder meer ${namesOf(owners.slice(0, 3))}` : namesOf(owners)}`
}

/** Only the position in the list changed. */
function isMove(change: Change): boolean {
  const { before, after } = change
  const isMoved = before?.position !== after?.position
  return change.action === 'update' && isMoved && changeDetails(change).length === 0
}

/** The title of a group: '15 parkings gewijzigd', or for an undo '15 parkings ongedaan gemaakt'. */
export function groupTitle({ first: [first, ...others], parts, isUndo }: ChangeGroup): string {
  if (!first) return ''
  const actions: Record<ChangeAction, string> = isUndo ? undoActions : changeActions
  if ([first, ...others].every(isMove)) {
    return `Volgorde van ${nounInLog(first.subject).many} ${actions.update}`
  }
  const named = parts.filter(({ subject }) => !belongs(subject))
  const told = named.length > 0 ? named : parts
  const size = told.reduce((sum, { count }) => sum + count, 0)
  if (size <= 1) return changeTitle(first, actions)
  if (told.length > 1) return `${changeTitle(first, actions)}, en nog ${formatNumber(size - 1)}`
  const entries = [first, ...others].filter(({ subject }) => subject === first.subject)
  const title = `${formatNumber(size)} ${nounInLog(first.subject).many} ${actions[first.action]}`
  return `${title}${ownersText(entries, size)}`
}

/** Whether an undo is offered, at least of a part. The server may still refuse it. */
export const canUndo = (group: ChangeGroup): boolean =>
  group.undone < group.size && isKindUndone(group)

/** Whether what the change did is ever undone, be it that it was. */
export function isKindUndone({ first, parts }: ChangeGroup): boolean {
  return (
    parts.every(({ subject, action }) => isUndone(kindOfTable(subject)?.log.undo, action)) &&
    first.every(
      ({ action, before }) => !isEvent(action) && (action === 'create' || before !== null),
    )
  )
}

function isUndone(by: Kind['log']['undo'] | undefined, action: ChangeAction): boolean {
  return by === 'log' || (by === 'deletion' && action === 'delete')
}

export type Detail = { field: string; before: string; after: string }

/** By column, how what a number stands for is called. */
type Names = Record<string, Map<string, string>>

/** Field by field, in Dutch. A provider or a programme without a name here keeps its number. */
export function changeDetails(change: Change, names: Names = {}): Detail[] {
  const readable = (row: Change['before']) => withParkingTexts(withBuiltIn(row))
  const shown = (field: string, value: string, unit: unknown) =>
    names[field]?.get(value) ||
    programmeValue(change.subject, { field, value, unit }) ||
    payoutValue(change.subject, field, value) ||
    conversionValue(change.subject, field, value) ||
    shownValue(field, value)

  return differences({ before: readable(change.before), after: readable(change.after) })
    .filter(({ field }) => !hiddenFields.has(field))
    .map(({ field, before, after }) => ({
      field: fieldName(field),
      before: change.before ? shown(field, before, change.before.unit) : '',
      after: change.after ? shown(field, after, change.after.unit) : '',
    }))
}

/** A value that is missing in the row but still means something. */
function withBuiltIn(row: Change['before']): Change['before'] {
  // No price of its own: it follows the cheapest parking.
  if (row?.price_from === null) return { ...row, price_from: 'follows' }
  return row?.values ? { ...row, values: { ...exampleSettings, ...row.values } } : row
}

/** Why a change has no details. */
export function withoutDetails({ action, subject, before, after }: Change): string {
  if (isEvent(action)) return 'Hierbij is niets gewijzigd.'
  if (subject === 'admins') {
    return 'Wat er is veranderd, is geheim: het wachtwoord, de tweede stap of de herstelcodes.'
  }
  if (!before && !after) return 'Wat er stond, bewaren we niet langer.'
  if (before?.position !== after?.position) return 'Alleen de plaats in de volgorde is veranderd.'
  return 'Er staat niets anders dan daarvoor.'
}

/** The log as lines of CSV: one per changed field. */
export function changeLines(changes: Change[]): string[][] {
  const head = ['Wanneer', 'Wie', 'Wat', 'Veld', 'Was', 'Is', 'Ongedaan gemaakt']
  return [
    head,
    ...changes.flatMap((change) => {
      const begin = [amsterdamMinute(change.at), change.username, changeTitle(change)]
      const end = change.isUndone ? 'ja' : 'nee'
      const details = changeDetails(change)
      if (details.length === 0) return [[...begin, '', '', '', end]]
      return details.map(({ field, before, after }) => [...begin, field, before, after, end])
    }),
  ]
}
