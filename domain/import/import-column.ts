import type { z } from 'zod'
import { keysOf } from '#domain/text/keys.ts'
import { type Cell, writeCsv } from './csv.ts'
import type { ImportedLine, ImportLine, ImportProblem } from './import-report.ts'

/** A column of a file that is imported and exported. */
export type ImportColumn = {
  /** Its name in our own export. */
  label: string
  /** Other names, in lower case and without spaces. */
  also?: readonly string[]
  /** The value of a cell that is not empty; undefined if it is none. */
  read?: (written: string) => unknown
  /** What the admin is told then. */
  hint?: string
  /** What an empty cell means. Without it, an empty cell changes nothing. */
  empty?: null | readonly []
  /** Only read: our own export has another column for it. */
  isNotWritten?: true
}

export type ImportColumns<Field extends string> = Record<Field, ImportColumn>

/** The columns of descriptors, each read as its kind is. */
export function columnsOf<Name extends string, Kind extends string>(
  fields: Record<
    Name,
    { kind: Kind; label: string; csv?: string; also: readonly string[]; optional?: true }
  >,
  readings: Record<Kind, Pick<ImportColumn, 'read' | 'hint'>>,
): ImportColumns<Name> {
  const columns = keysOf(fields).map((name) => {
    const { kind, label, csv = label, also, optional } = fields[name]
    return [name, { label: csv, also, ...readings[kind], ...(optional && { empty: null }) }]
  })
  // The entries are every field.
  return Object.fromEntries(columns) as ImportColumns<Name>
}

/** An export that can be imported again. Without records it is a template to fill in. */
export function recordsCsv<Field extends string>(
  columns: ImportColumns<Field>,
  records: Partial<Record<Field, Cell>>[],
): string {
  const names = keysOf(columns).filter((name) => !columns[name].isNotWritten)
  const header = names.map((name) => columns[name].label)
  return writeCsv([header, ...records.map((cells) => names.map((name) => cells[name] ?? ''))])
}

/** The problems of a line, of which each column has at most one. */
export class LineProblems<Field extends string> {
  readonly all: ImportProblem[] = []
  readonly #line: ImportLine<Field>

  constructor(line: ImportLine<Field>) {
    this.#line = line
  }

  add(field: Field, reason: string): void {
    if (this.all.some((problem) => problem.field === field)) return
    this.all.push({ field, value: this.#line.values[field] ?? '', reason })
  }

  /** The messages of a schema, at the columns that are named like its fields. */
  addIssues({ issues }: z.ZodError, isColumn: (name: unknown) => name is Field): void {
    for (const { path, message } of issues) {
      const [field] = path
      if (isColumn(field)) this.add(field, message)
    }
  }

  wrong(name: string): ImportedLine {
    const { row } = this.#line
    return { row, name, outcome: 'wrong', problems: this.all, changed: [], tag: null }
  }
}

/** The values that a line gives. A cell that can't be read gives none, and has a problem. */
export function readCells<Field extends string>(
  columns: ImportColumns<Field>,
  { values }: ImportLine<Field>,
  problems: LineProblems<Field>,
): Partial<Record<Field, unknown>> {
  const read: Partial<Record<Field, unknown>> = {}
  for (const name of keysOf(columns)) {
    const { read: reader, hint, empty } = columns[name]
    const written = values[name]?.trim()
    if (!reader || written === undefined) continue
    if (written === '') {
      if (empty !== undefined) read[name] = empty
      continue
    }
    const value = reader(written)
    const isRead = value !== undefined && !Number.isNaN(value)
    if (!isRead && hint) problems.add(name, hint)
    else read[name] = value
  }
  return read
}
