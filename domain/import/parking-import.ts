import { type FieldName, fields } from '#domain/parking/fields.ts'
import { emptyFields, noFeatures } from '#domain/parking/left-out.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

/** What a column of a file with parkings can mean, and how it is called in our own export. */
export const importFields: Record<'id' | FieldName, string> = { id: 'Nummer', ...csvNames() }

function csvNames() {
  const names = keysOf(fields).map((name) => [name, fields[name].csv ?? fields[name].label])
  // Of every field, as it says.
  return Object.fromEntries(names) as Record<FieldName, string>
}

export type ImportField = keyof typeof importFields

/** One line of the file: where it stands there, and what its columns say. A column that is not there says nothing. */
export type ImportLine = { row: number; values: Partial<Record<ImportField, string>> }

export type ImportProblem = { field: ImportField; value: string; reason: string }

export type ImportChange = { field: ImportField; before: string; after: string }

/** What would be done, or was done, with one line. */
export type ImportedLine = {
  row: number
  name: string
  outcome: 'create' | 'update' | 'skip' | 'wrong'
  problems: ImportProblem[]
  /** Of an update: what is different, as it is and as it will be. */
  changed: ImportChange[]
}

export type ImportReport = {
  lines: ImportedLine[]
  /** Once it was done: by which it is taken back. */
  change?: string
}

/** What a parking that is not there yet has where the file says nothing. */
export const newParking = (type: ParkingType = 'self') => ({
  ...emptyFields,
  imageUrl: `/images/parking-${type}-1.svg`,
  rating: 0,
  reviews: 0,
  features: noFeatures,
})
