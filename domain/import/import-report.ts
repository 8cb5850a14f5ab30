import type { UnusualPrice } from '#domain/parking/parking-price.ts'

/** A line of the file with its row number. A column that the line lacks has no value. */
export type ImportLine<Field extends string = string> = {
  row: number
  values: Partial<Record<Field, string>>
}

export type ImportProblem = { field: string; value: string; reason: string }

export type ImportChange = { field: string; before: string; after: string }

/** The planned or actual outcome of a line. */
export type ImportedLine = {
  row: number
  name: string
  outcome: 'create' | 'update' | 'skip' | 'wrong'
  problems: ImportProblem[]
  /** The changed fields of an update. */
  changed: ImportChange[]
  /** Whether the affiliate link of a parking lacks the tag, or got it. */
  tag: 'missing' | 'added' | null
  /** Of a price that the line adds or changes, as the form warns. */
  unusual?: UnusualPrice
  /** What travellers go on reading per day where the typed price changes: a tariff of today gives it. */
  tariffPrice?: number
}

export type ImportReport = {
  lines: ImportedLine[]
  /** Of a dry run: sent along with the import, it is refused if the import would now do something else. */
  seen?: string
  /** The change with which to undo it, once it is imported. */
  change?: string
}
