import type { Closure } from './closure.ts'

// One descriptor per field of a period, for files and the log. Public pages do not load it; the checks,
// with messages of their own, are in closure-schema.ts.

export type ClosureField = {
  kind: 'day' | 'reason' | 'part'
  label: string
  /** The column header in a CSV file, if it is not the label. */
  csv?: string
  /** Other names for that column, in lower case and without spaces. */
  also: readonly string[]
  /** An empty cell takes it away. */
  optional?: true
}

export const closureFields: Record<keyof Closure, ClosureField> = {
  firstDay: {
    kind: 'day',
    label: 'Eerste dag',
    csv: 'Dicht van',
    also: ['eerstedag', 'dichtvanaf', 'volvan'],
  },
  lastDay: {
    kind: 'day',
    label: 'Laatste dag',
    csv: 'Dicht tot en met',
    also: ['laatstedag', 'dichttot', 'voltotenmet'],
  },
  reason: { kind: 'reason', label: 'Reden', csv: 'Waarom dicht', also: ['reden', 'waarom'] },
  only: {
    kind: 'part',
    label: 'Wat niet kan',
    csv: 'Alleen',
    also: ['watnietkan'],
    optional: true,
  },
}
