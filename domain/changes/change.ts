import { type KindTable, kindOfTable } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'

/** The log names a kind of record by its table. */
export type ChangeSubject = KindTable

export const changeActions = {
  create: 'toegevoegd',
  update: 'gewijzigd',
  delete: 'verwijderd',
} as const

export type ChangeAction = keyof typeof changeActions

type Row = Record<string, unknown>

/** A line in the log of changes. */
export type Change = {
  id: number
  at: string
  username: string
  /** What was changed together has the same. */
  change: string
  action: ChangeAction
  subject: ChangeSubject
  subjectId: number | null
  before: Row | null
  after: Row | null
  isUndone: boolean
}

/** A page of the log: its lines, and how many changes there are in all, by whom. */
export type ChangeLog = { total: number; usernames: string[]; changes: Change[] }

/** Things that were deleted together, and can still come back together. */
export type Deleted = {
  change: string
  at: string
  username: string
  items: { subject: ChangeSubject; id: number; name: string }[]
}

/** How long what was deleted can come back, in days. */
export const keptDeleted = 30

/** What a row is called: empty where its kind has no name, or the log no longer holds it. */
export function rowName(subject: ChangeSubject, row: Row | null): string {
  const column = kindOfTable(subject)?.log.name
  const name = column && row?.[column]
  return typeof name === 'string' ? name : ''
}

export type Difference = { field: string; before: string; after: string }

const ownFields = new Set(['id', 'version', 'created_at', 'updated_at', 'position'])

/** What changed, field by field, as a person reads it. What was added has no before, and so on. */
export function differences({ before, after }: Pick<Change, 'before' | 'after'>): Difference[] {
  const [earlier, later] = [flat(before), flat(after)]
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((field) => !ownFields.has(field))
    .map((field) => ({ field, before: earlier.get(field) ?? '', after: later.get(field) ?? '' }))
    .filter((difference) => difference.before !== difference.after)
}

/** Fields within a field count as fields of their own: `features.covered`. */
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
