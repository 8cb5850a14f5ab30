import { keysOf } from '#domain/text/keys.ts'
import { withoutMarks } from '#domain/text/text.ts'
import { importKind } from './import-kinds.ts'
import { type ImportName, importNames } from './import-names.ts'

/** The field of each column; null for an unused column. */
export type ColumnFields = (string | null)[]

const fieldsByName = new Map(importNames.map((kind) => [kind, byName(kind)]))

function byName(kind: ImportName): Map<string, string> {
  const { columns } = importKind(kind)
  return new Map(
    Object.entries(columns).flatMap(([field, { label, also = [] }]) =>
      [label, withoutUnit(label), field, ...also].map((name) => [plain(name), field] as const),
    ),
  )
}

/** Guesses the field of each column by its header. Each field is guessed at most once. */
export function guessFields(kind: ImportName, headers: string[]): ColumnFields {
  const fields = fieldsByName.get(kind)
  const guessed = new Set<string>()

  return headers.map((header) => {
    const field = fields?.get(plain(header)) ?? fields?.get(plain(withoutUnit(header)))
    if (!field || guessed.has(field)) return null
    guessed.add(field)
    return field
  })
}

/** Guesses what a file holds: the kind that knows most of its columns. Of equals, the expected one. */
export function guessKind(headers: string[], expected: ImportName = 'parkings'): ImportName {
  const [first = expected] = [expected, ...importNames].toSorted(
    (one, other) => score(other, headers) - score(one, headers),
  )
  return first
}

function score(kind: ImportName, headers: string[]): number {
  const fields = guessFields(kind, headers)
  return fields.filter((field) => field !== null).length + (canName(kind, fields) ? 0.5 : 0)
}

/** Removes the unit from 'Afstand (min)' or 'Prijs [€]'. */
function withoutUnit(name: string): string {
  return name.replace(/[([][\s\S]*$/, '')
}

function plain(name: string): string {
  return withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The required fields that the file lacks for new records. */
export function lackingForNew(kind: ImportName, fields: ColumnFields): string[] {
  return importKind(kind).needed.filter((field) => !fields.includes(field))
}

/** Whether a line can tell which record it is about: a parking by number, or by name and airport. */
export function canName(kind: ImportName, fields: ColumnFields): boolean {
  return importKind(kind).keys.some((key) => key.every((field) => fields.includes(field)))
}

/** The field of a kind with this name, if it has one. */
export function fieldOf(kind: ImportName, name: string): string | null {
  return keysOf(importKind(kind).columns).find((field) => field === name) ?? null
}

/** Another column that is assigned to the same field, if any. */
export function sameColumn(fields: ColumnFields, index: number): number | undefined {
  const first = fields.indexOf(fields[index] ?? null)
  return fields[index] && first < index ? first : undefined
}
