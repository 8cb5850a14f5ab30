import type { z } from 'zod'
import type { Noun } from '#domain/admin/noun.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { Cell } from './csv.ts'
import { type ImportColumns, LineProblems, readCells } from './import-column.ts'
import type { ImportChange, ImportedLine, ImportLine } from './import-report.ts'

/** What a line is about. */
export type Found<Place, Value> = {
  /** What the record belongs to. */
  place: Place
  /** The stored record that the line changes. */
  existing?: Value
  /** A record may be in a file once: what tells it from others. */
  key: string
}

export type PlannedRecord<Place, Value, Stored extends Value = Value> = ImportedLine & {
  write?: { place: Place; existing: Stored | undefined; value: Value }
}

type RecordPlan<Field extends string, Place, Value, Stored extends Value> = {
  noun: Noun
  columns: ImportColumns<Field>
  /** Checks a record, by the names of the columns. */
  schema: z.ZodType<Value>
  /** The values of a new record that the file leaves out. */
  defaults: Partial<Record<Field, unknown>>
  /** The column that a second line about the same record is refused at. */
  keyColumn: Field
  cells: (value: Value) => Partial<Record<Field, Cell>>
  find: (line: ImportLine<Field>, problems: LineProblems<Field>) => Found<Place, Stored> | undefined
  name: (line: ImportLine<Field>, found: Found<Place, Stored> | undefined, value?: Value) => string
  /** What else keeps a record from being saved, or changes with it. */
  more?: (
    line: ImportLine<Field>,
    found: Found<Place, Stored>,
    read: Partial<Record<Field, unknown>>,
    problems: LineProblems<Field>,
  ) => ImportChange[]
}

/** Plans an import, without saving anything. A single invalid line prevents the whole import. */
export function planRecords<
  Field extends string,
  Place,
  Value extends object,
  Stored extends Value,
>(
  lines: ImportLine<Field>[],
  plan: RecordPlan<Field, Place, Value, Stored>,
): PlannedRecord<Place, Value, Stored>[] {
  const { columns, schema, defaults, cells, keyColumn } = plan
  const rows = new Map<string, number>()

  return lines.map((line) => {
    const problems = new LineProblems(line)
    const found = plan.find(line, problems)
    const { existing } = found ?? {}
    const read = readCells(columns, existing ? changedOnly(line, cells(existing)) : line, problems)
    const isColumn = (name: unknown): name is Field =>
      // What a line leaves out is no problem until it is known what the line is about.
      typeof name === 'string' && name in columns && (found !== undefined || name in read)
    const isUntouched = existing !== undefined && keysOf(read).length === 0
    const result = isUntouched
      ? { success: true as const, data: existing }
      : schema.safeParse({ ...defaults, ...existing, ...read })
    if (!result.success) problems.addIssues(result.error, isColumn)
    const name = plan.name(line, found, result.data ?? existing)
    if (!found || !result.success) return problems.wrong(name)

    const others = plan.more?.(line, found, read, problems) ?? []
    const first = rows.get(found.key)
    if (first === undefined) rows.set(found.key, line.row)
    else problems.add(keyColumn, alsoOn(plan.noun, first))
    if (problems.all.length > 0) return problems.wrong(name)

    const value = result.data
    const changed = existing ? changedCells(cells(existing), cells(value)) : []
    const isSame = existing !== undefined && changed.length + others.length === 0
    return {
      row: line.row,
      name,
      outcome: isSame ? 'skip' : existing ? 'update' : 'create',
      problems: [],
      changed: [...changed, ...others],
      tag: null,
      write: { place: found.place, existing, value },
    }
  })
}

export function alsoOn({ one, article }: Noun, row: number): string {
  return `${article === 'de' ? 'Deze' : 'Dit'} ${one} staat ook al op rij ${row}`
}

/** Without the cells that are as we write them: they read back as what is stored, whatever it is. */
function changedOnly<Field extends string>(
  { row, values }: ImportLine<Field>,
  stored: Partial<Record<Field, Cell>>,
): ImportLine<Field> {
  const changed = { ...values }
  for (const name of keysOf(stored))
    if (changed[name]?.trim() === `${stored[name] ?? ''}`.trim()) delete changed[name]
  return { row, values: changed }
}

function changedCells<Field extends string>(
  before: Partial<Record<Field, Cell>>,
  after: Partial<Record<Field, Cell>>,
): ImportChange[] {
  return keysOf(after)
    .map((field) => ({ field, before: `${before[field] ?? ''}`, after: `${after[field] ?? ''}` }))
    .filter(({ before, after }) => before !== after)
}
