import { readDecimal } from '#domain/form/decimal.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { type FactValue, hoursText, isFactValue, longestFactText } from './fact.ts'
import { type FactKey, factFields, type NumberFact } from './fact-fields.ts'

// A fact as the admin types it, in a form or in a cell of a file.

/** Undefined if it is no answer to this fact. */
export function readFactText(key: FactKey, written: string): FactValue | undefined {
  const value = answerOf(key, written.trim())
  return isFactValue(key, value) ? value : undefined
}

function answerOf(key: FactKey, written: string): unknown {
  const field = factFields[key]
  const word = written.toLowerCase()
  switch (field.kind) {
    case 'yesNo':
      return { ja: true, nee: false }[word]
    case 'number':
      return numberOf(field, written)
    case 'choice':
      return keysOf(field.choices).find(
        (choice) => choice === written || field.choices[choice]?.toLowerCase() === word,
      )
    case 'text':
      return written
    case 'hours': {
      if (word === 'dag en nacht') return { from: '00:00', until: '00:00' }
      const [from, until] = word.replace(/ +/g, ' ').split(/ tot | ?[-–] ?/)
      return { from, until }
    }
  }
}

function numberOf({ none, orText, decimals }: NumberFact, written: string): number | string {
  if (none && written.toLowerCase() === none.toLowerCase()) return 0
  const value = readDecimal(written)
  if (Number.isNaN(value)) return orText ? written : value
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** What readFactText reads back as the same value. */
export function writeFactText(key: FactKey, value: FactValue): string {
  const field = factFields[key]
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'object') return hoursText(value).toLowerCase()
  if (field.kind === 'choice') return field.choices[value] ?? ''
  if (field.kind === 'number' && value === 0 && field.none) return field.none.toLowerCase()
  return typeof value === 'number' ? `${value}`.replace('.', ',') : value
}

/** What the admin is told if the answer is not one. */
export function factMessage(key: FactKey): string {
  const field = factFields[key]
  switch (field.kind) {
    case 'yesNo':
      return 'Kies ja, nee of onbekend'
    case 'number': {
      const [lowest, highest] = field.range.map(field.decimals === 0 ? String : formatNumber)
      return `Vul een getal in van ${lowest} tot ${highest}`
    }
    case 'choice':
      return 'Kies een van de antwoorden'
    case 'text':
      return field.ask ?? `Maximaal ${longestFactText} karakters`
    case 'hours':
      return 'Vul de uren zo in: 04:30 tot 00:30, of dag en nacht'
  }
}
