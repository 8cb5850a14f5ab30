import { type FieldName, fields } from '#domain/parking/fields.ts'
import { emptyFields, noFeatures } from '#domain/parking/left-out.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

/** What a column can hold, with its header in our own export. */
export const importFields: Record<'id' | FieldName, string> = { id: 'Nummer', ...csvNames() }

function csvNames() {
  const names = keysOf(fields).map((name) => [name, fields[name].csv ?? fields[name].label])
  // The entries are every field of the type.
  return Object.fromEntries(names) as Record<FieldName, string>
}

export type ImportField = keyof typeof importFields

/** A line of the file with its row number. A column that the line lacks has no value. */
export type ImportLine = { row: number; values: Partial<Record<ImportField, string>> }

export type ImportProblem = { field: ImportField; value: string; reason: string }

export type ImportChange = { field: ImportField; before: string; after: string }

/** The planned or actual outcome of a line. */
export type ImportedLine = {
  row: number
  name: string
  outcome: 'create' | 'update' | 'skip' | 'wrong'
  problems: ImportProblem[]
  /** The changed fields of an update. */
  changed: ImportChange[]
  /** Whether its affiliate link lacks the tag, or got it. */
  tag: 'missing' | 'added' | null
}

export type ImportReport = {
  lines: ImportedLine[]
  /** The change with which to undo it, once it is imported. */
  change?: string
}

/** The defaults of a new parking, for what the file leaves out. */
export const newParking = (type: ParkingType = 'self') => ({
  ...emptyFields,
  imageUrl: `/images/parking-${type}-1.svg`,
  rating: 0,
  reviews: 0,
  features: noFeatures,
})
