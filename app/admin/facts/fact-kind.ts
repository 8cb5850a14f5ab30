import type { Facts } from '#domain/fact/fact.ts'
import { factLabel } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import {
  factInput,
  readFact,
  type TypedFact,
  typedSummary,
  writeFact,
} from '#domain/fact/typed-fact.ts'
import { keysOf } from '#domain/text/keys.ts'

// The facts in the form of a parking. Each is a field of its own, so that two people can each change
// another one. A field has the name by which the server calls it in its errors.

export type FactName = `facts.${FactKey}`
export type FactFieldValues = Record<FactName, TypedFact>

const keys = keysOf(factFields)
export const factName = (key: FactKey): FactName => `facts.${key}`

export const factLabels = byName((key) => factLabel(key))

/** How two versions of a fact are compared. */
export const factTexts = byName((key) => (typed: TypedFact) => typedSummary(key, typed))

export const factFieldsOf = (facts: Facts = {}): FactFieldValues =>
  byName((key) => writeFact(key, facts[key]))

/** What a save sends: the facts that differ from the saved ones. */
export function changedFacts(fields: FactFieldValues, saved: FactFieldValues = factFieldsOf()) {
  const changed = keys.filter((key) => {
    const [now, then] = [fields[factName(key)], saved[factName(key)]]
    return typedSummary(key, now) !== typedSummary(key, then)
  })
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((key) => [key, factInput(fields[factName(key)])]))
}

/** The facts that can be read, for what depends on them. */
export function readFacts(fields: FactFieldValues): Facts {
  const facts: Facts = {}
  for (const key of keys) {
    const fact = readFact(key, fields[factName(key)])
    if (fact) facts[key] = fact
  }
  return facts
}

function byName<Value>(of: (key: FactKey) => Value): Record<FactName, Value> {
  // The entries are exactly the facts of the table.
  return Object.fromEntries(keys.map((key) => [factName(key), of(key)])) as Record<FactName, Value>
}
