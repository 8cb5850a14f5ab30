import type { NamedRow } from '#domain/changes/change.ts'
import type { ConversionReport } from '#domain/earnings/conversion/import-report.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import type { ChangedParking } from '#domain/tariff/price-change.ts'

/** A record that uses the one to delete. */
export type Usage = { kind: string; id: number; name: string }

/** The body of an error response. */
export type Problem = {
  error: string
  fields?: { [field: string]: string[] | undefined }
  /** For a 500 or 503: the id of the log line. */
  id?: string
  /** For a stale write: the current row. */
  current?: unknown
  /** For a refused delete: the rows that still refer to it. */
  usedBy?: Usage[]
  /** For a refused undo: see `UndoRefusal`. */
  inTheWay?: NamedRow[]
  others?: number
  isTaken?: boolean
  /** For a refused import or change of prices: what it would do, and what is wrong. */
  report?: ImportReport | ChangedParking[] | ConversionReport
}
