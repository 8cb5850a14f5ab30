import type { Role } from '#domain/access/role.ts'
import type { Noun } from '#domain/admin/noun.ts'
import { type KindTable, kindOfTable } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'

/** What is exported or downloaded but is no kind of record, with the lowest role that sees it. */
export const otherSubjects = {
  backups: { noun: { one: 'kopie', many: 'kopieën', article: 'de' }, seenBy: 'manager' },
  changes: { noun: { one: 'wijziging', many: 'wijzigingen', article: 'de' }, seenBy: 'reader' },
  statistics: {
    noun: { one: 'statistiek', many: 'statistieken', article: 'de' },
    seenBy: 'reader',
  },
} as const satisfies Record<string, { noun: Noun; seenBy: Role }>

type OtherSubject = keyof typeof otherSubjects

/** What an entry of the log is about: a kind of record by its table, or something else. */
export type ChangeSubject = KindTable | OtherSubject

export const isOtherSubject = (subject: string): subject is OtherSubject => subject in otherSubjects

/** What the admin's own pages export, and therefore note. The server notes its other exports. */
export const pageExports = ['parkings', 'redirects', 'changes', 'statistics'] as const

const edits = { create: 'toegevoegd', update: 'gewijzigd', delete: 'verwijderd' } as const

/** What the log holds though no record changed, so that there is nothing to undo. */
const events = {
  login: 'ingelogd',
  password: 'binnengekomen met het wachtwoord zelf',
  logout: 'uitgelogd',
  export: 'geëxporteerd',
  download: 'gedownload',
  evidence: 'van bewijs voorzien',
  token: 'van een sleutel voorzien',
  tokenWiped: 'van de sleutel ontdaan',
} as const

export const changeActions = { ...edits, ...events }

export type ChangeAction = keyof typeof changeActions

export type EventAction = keyof typeof events

export const isEvent = (action: ChangeAction): action is EventAction => action in events

/** What an undo did. */
export const undoActions: Record<ChangeAction, string> = {
  ...changeActions,
  create: 'ongedaan gemaakt',
  update: 'ongedaan gemaakt',
  delete: 'weer weggehaald',
}

type Row = Record<string, unknown>

/** An entry in the change log. */
export type Change = {
  id: number
  at: string
  username: string
  /** Shared by the changes of one action. */
  change: string
  action: ChangeAction
  subject: ChangeSubject
  subjectId: number | null
  /** The name of the record that it belongs to: the parking of a tariff. */
  owner?: string
  /** The code of its airport, if it is at one. */
  airport?: string
  before: Row | null
  after: Row | null
  isUndone: boolean
}

/** The entries of one action, which are undone together. Of many, only the first are at hand. */
export type ChangeGroup = {
  change: string
  at: string
  username: string
  /** The number of entries, and of those that were undone. */
  size: number
  undone: number
  /** Whether it undid another change. */
  isUndo: boolean
  /** How many of each kind. */
  parts: { subject: ChangeSubject; action: ChangeAction; count: number }[]
  /** A record before what belongs to it. */
  first: Change[]
}

/** A page of the log, with the total number of changes and every user who made one. */
export type ChangeLog = { total: number; usernames: string[]; changes: ChangeGroup[] }

/** A page of the entries themselves, with their total number. */
export type ChangeRows = { total: number; changes: Change[] }

/** The most entries of a change that the log has at hand. */
export const maxFirst = 10

/** A record as the log names it. */
export type NamedRow = { subject: ChangeSubject; id: number; name: string }

/** Records that were deleted together, and can be restored together. */
export type Deleted = { change: string; at: string; username: string; items: NamedRow[] }

/** An undo is a change too. The rows in the way were left, because they changed again. */
export type Undone = { change: string; inTheWay: NamedRow[] }

/** The records of a change that changed again, so that it can't be undone as a whole. */
export type UndoRefusal = {
  inTheWay: NamedRow[]
  others: number
  /** Whether they were deleted, and their code or slug is in use by now. */
  isTaken: boolean
}

/** In days, how long deleted records can be restored. */
export const restorableDays = 30

/** The name of a record. Empty if its kind has none, or the log no longer holds it. */
export function rowName(subject: ChangeSubject, row: Row | null): string {
  const column = kindOfTable(subject)?.log.name
  const name = column && row?.[column]
  return typeof name === 'string' ? name : ''
}

export type Difference = { field: string; before: string; after: string }

const ownFields = new Set(['id', 'version', 'created_at', 'updated_at', 'position'])

/** The changed fields with their old and new value as text, empty for a missing value. */
export function differences({ before, after }: Pick<Change, 'before' | 'after'>): Difference[] {
  const [earlier, later] = [flat(before), flat(after)]
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((field) => !ownFields.has(field))
    .map((field) => ({ field, before: earlier.get(field) ?? '', after: later.get(field) ?? '' }))
    .filter((difference) => difference.before !== difference.after)
}

/** Nested fields become fields of their own: `features.covered`. */
function flat(row: Row | null, prefix = ''): Map<string, string> {
  const fields = new Map<string, string>()
  for (const name of keysOf(row ?? {})) {
    const value = row?.[name]
    if (isRow(value)) for (const entry of flat(value, `${prefix}${name}.`)) fields.set(...entry)
    else fields.set(`${prefix}${name}`, said(value))
  }
  return fields
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function said(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
