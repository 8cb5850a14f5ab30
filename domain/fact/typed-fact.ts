import { formatDay } from '#domain/text/date.ts'
import { type Fact, factSentence, unknownFact } from './fact.ts'
import { type FactKey, factFields } from './fact-fields.ts'
import { readFactText, writeFactText } from './fact-text.ts'

/** A fact in a form. Without a value it is unknown. */
export type TypedFact = { value: string; checkedOn: string | null; source: string; note: string }

export function writeFact(key: FactKey, fact: Fact | undefined): TypedFact {
  if (!fact) return { value: '', checkedOn: null, source: '', note: '' }
  const { value, checkedOn, source, note = '' } = fact
  const isKey = factFields[key].kind === 'choice'
  return { value: isKey ? `${value}` : writeFactText(key, value), checkedOn, source, note }
}

export const isKnown = ({ value }: TypedFact) => value.trim() !== ''

/** Undefined if it is unknown, or no answer. */
export function readFact(key: FactKey, typed: TypedFact): Fact | undefined {
  const value = isKnown(typed) ? readFactText(key, typed.value) : undefined
  return value === undefined ? undefined : { ...kept(typed), value }
}

/** What factsSchema checks; null makes the fact unknown. */
export function factInput(typed: TypedFact) {
  return isKnown(typed) ? { ...kept(typed), value: typed.value } : null
}

function kept({ checkedOn, source, note }: TypedFact): Omit<Fact, 'value'> {
  return { checkedOn, source, ...(note.trim() === '' ? {} : { note: note.trim() }) }
}

/** Another answer was found today. */
export function withValue(typed: TypedFact, value: string, today: string): TypedFact {
  if (value === typed.value) return typed
  return { ...typed, value, checkedOn: value.trim() === '' ? null : today }
}

/** A fact on one line, for the log: '2,10 m (website, 18 november 2026)'. */
export function factSummary(key: FactKey, fact: Fact): string {
  return withSource(factSentence(key, fact), fact)
}

/** The same of one that is being typed. */
export function typedSummary(key: FactKey, typed: TypedFact): string {
  if (!isKnown(typed)) return unknownFact
  const fact = readFact(key, typed)
  return fact ? factSummary(key, fact) : withSource(typed.value.trim(), typed)
}

function withSource(answer: string, { source, checkedOn }: Omit<Fact, 'value'>): string {
  const when = checkedOn === null ? 'datum onbekend' : formatDay(checkedOn)
  return `${answer} (${source.trim() === '' ? when : `${source.trim()}, ${when}`})`
}
