import type { Closure } from './closure.ts'

// One descriptor per field of a period, for files and the log. Public pages do not load it; the checks,
// with messages of their own, are in closure-schema.ts.

export type ClosureField = {
  kind: 'day' | 'reason' | 'part'
  label: string
  /** Other names of its column in a file, in lower case and without spaces. */
  also: readonly string[]
  /** An empty cell takes it away. */
  optional?: true
}

export const closureFields: Record<keyof Closure, ClosureField> = {
  firstDay: {
    kind: 'day',
    label: 'Eerste dag',
    also: ['van', 'vanaf', 'dichtvan', 'dichtvanaf', 'volvan', 'begin', 'begindatum'],
  },
  lastDay: {
    kind: 'day',
    label: 'Laatste dag',
    also: ['tm', 'totenmet', 'tot', 'dichttot', 'dichttotenmet', 'voltotenmet', 'einddatum'],
  },
  reason: { kind: 'reason', label: 'Reden', also: ['waarom', 'waaromdicht'] },
  only: { kind: 'part', label: 'Wat niet kan', also: ['alleen'], optional: true },
}
