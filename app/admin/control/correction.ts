import type { CheckCard } from '#domain/check/check-queue.ts'
import { type Fact, factLabel } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { factMessage, readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { readDecimal } from '#domain/form/decimal.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type NumberField, numberFields } from '#domain/parking/fields.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'

/** What is corrected within its card, and what we know of it. */
export type Correctable =
  | { kind: 'price'; pricePerDay: number }
  | { kind: 'fact'; key: FactKey; known: Fact | null }
  | { kind: 'reviews'; known: NonNullable<CheckCard['reviews']> }
  | { kind: 'mark'; validUntil: string }

/** The part of a check that says what it is now. */
export type Changed =
  | { pricePerDay: string }
  | { fact: { value: string; source: string } }
  | { reviews: { rating: string; count: string; source: string } }
  | { validUntil: string }

type Choice = { value: string; label: string }

export type CorrectionField = {
  name: string
  label: string
  /** As we know it. */
  value: string
  before?: string
  type?: 'date'
  choices?: Choice[]
}

export type Typed = Readonly<Record<string, string>>

/** The fields of a correction, of which the first is what changed most likely. */
export function correctionFields(of: Correctable): CorrectionField[] {
  switch (of.kind) {
    case 'price': {
      const value = written(of.pricePerDay.toFixed(2))
      return [{ name: 'pricePerDay', label: 'Prijs per dag', before: '€', value }]
    }
    case 'fact':
      return [factField(of.key, of.known), sourceField(of.known?.source ?? 'website')]
    case 'reviews': {
      const { rating, count, source } = of.known
      return [
        { name: 'rating', label: numberFields.rating.label, value: written(`${rating}`) },
        { name: 'count', label: numberFields.reviews.label, value: `${count}` },
        sourceField(source ?? ''),
      ]
    }
    case 'mark':
      return [{ name: 'validUntil', label: 'Geldig tot', type: 'date', value: of.validUntil }]
  }
}

const written = (number: string) => number.replace('.', ',')

const sourceField = (value: string): CorrectionField => ({ name: 'source', label: 'Bron', value })

function factField(key: FactKey, known: Fact | null): CorrectionField {
  const field = factFields[key]
  const label = factLabel(key)
  const unit = field.kind === 'number' && field.unit ? ` (${field.unit})` : ''
  const value = known ? writeFactText(key, known.value) : ''
  return { name: 'value', label: `${label}${unit}`, value, choices: choicesOf(key) }
}

function choicesOf(key: FactKey): Choice[] | undefined {
  const field = factFields[key]
  if (field.kind === 'choice') {
    return keysOf(field.choices).map((choice) => {
      const label = field.choices[choice] ?? choice
      return { value: label, label }
    })
  }
  if (field.kind !== 'yesNo') return undefined
  return [
    { value: 'ja', label: field.yes },
    { value: 'nee', label: field.no },
  ]
}

type Wrong = Record<string, string[]>

/** What was typed, or what is wrong with it. The server has the last word. */
export function readCorrection(of: Correctable, typed: Typed): Result<Changed, Wrong> {
  const { value = '', source = '', rating = '', count = '', validUntil = '' } = typed
  switch (of.kind) {
    case 'price': {
      const pricePerDay = (typed.pricePerDay ?? '').trim()
      return answer(
        { pricePerDay },
        { pricePerDay: !(readDecimal(pricePerDay) > 0) && 'Vul een bedrag in, bijvoorbeeld 8,50' },
      )
    }
    case 'fact':
      return answer(
        { fact: { value, source: source.trim() } },
        {
          value: readFactText(of.key, value) === undefined && factMessage(of.key),
          source: source.trim() === '' && 'Vul een bron in',
        },
      )
    case 'reviews':
      return answer(
        { reviews: { rating: rating.trim(), count: count.trim(), source: source.trim() } },
        {
          rating: numberError(numberFields.rating, rating),
          count: numberError(numberFields.reviews, count),
        },
      )
    case 'mark':
      return answer({ validUntil }, { validUntil: !isDay(validUntil) && 'Kies een dag' })
  }
}

function answer(changed: Changed, found: Record<string, string | false>): Result<Changed, Wrong> {
  const wrong = Object.entries(found).flatMap(([name, message]) =>
    message ? [[name, [message]]] : [],
  )
  return wrong.length === 0 ? ok(changed) : refused(Object.fromEntries(wrong))
}

function numberError({ kind, range, ask = 'Vul een getal in' }: NumberField, text: string) {
  const [lowest, highest] = range ?? [0, Number.POSITIVE_INFINITY]
  const number = readDecimal(text.trim())
  const isRight = number >= lowest && number <= highest
  return (!isRight || (kind === 'whole' && !Number.isInteger(number))) && ask
}
