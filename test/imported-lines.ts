import { guessFields, guessKind } from '#domain/import/import-columns.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportLine } from '#domain/import/import-report.ts'
import { linesOf, readSheet } from '#domain/import/import-sheet.ts'

/** The lines of our own export, as they come back from a browser. A file without any has none. */
export function importedLines(kind: ImportName, csv: string): ImportLine[] {
  if (/^[^\n]*\n$/.test(csv)) return []
  const read = readSheet(csv)
  if (!read.ok) throw new Error(read.why)
  const { headers } = read.value
  if (guessKind(headers) !== kind) throw new Error(`it looks like ${guessKind(headers)}`)
  return linesOf(read.value, guessFields(kind, headers))
}
