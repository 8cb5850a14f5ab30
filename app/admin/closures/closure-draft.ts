import { type Closure, closedParts, closureReasons, closureText } from '#domain/closure/closure.ts'
import { closureSchema } from '#domain/closure/closure-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'

/** A period as it is typed. */
export type ClosureDraft = Record<keyof Closure, string>

/** In a list: the key tells the rows apart. */
export type KeyedClosure = ClosureDraft & { key: number }

export const newClosure: ClosureDraft = { firstDay: '', lastDay: '', reason: 'full', only: '' }

export const closureDrafts = (closures: Closure[] = []): KeyedClosure[] =>
  closures.map((closure, key) => ({ ...closure, only: closure.only ?? '', key }))

/** What is sent; the schema says what is wrong with it. */
export const closureInput = ({ firstDay, lastDay, reason, only }: ClosureDraft) => ({
  firstDay,
  lastDay,
  reason,
  only: only || null,
})

/** What a traveller will read; undefined while it is not a whole period. */
export function toldClosure(draft: ClosureDraft): string | undefined {
  const read = closureSchema.safeParse(closureInput(draft))
  return read.success ? `${capitalized(closureText(read.data))}.` : undefined
}

/** In a comparison with what a colleague saved. */
export const closuresText = (drafts: ClosureDraft[]): string =>
  drafts.map((draft) => toldClosure(draft) ?? `${draft.firstDay} ${draft.lastDay}`).join('\n')

export const reasonOptions = keysOf(closureReasons).map((value) => ({
  value,
  label: closureReasons[value],
}))

export const partOptions = keysOf(closedParts).map((value) => ({
  value,
  label: closedParts[value],
}))
