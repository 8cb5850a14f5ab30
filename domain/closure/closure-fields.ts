import type { Closure } from './closure.ts'

// What the log calls the fields of a period. The checks, with messages of their own, are in closure-schema.ts.

type ClosureField = { kind: 'day' | 'reason' | 'part'; label: string }

export const closureFields: Record<keyof Closure, ClosureField> = {
  firstDay: { kind: 'day', label: 'Eerste dag' },
  lastDay: { kind: 'day', label: 'Laatste dag' },
  reason: { kind: 'reason', label: 'Reden' },
  only: { kind: 'part', label: 'Wat niet kan' },
}
