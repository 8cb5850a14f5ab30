import {
  type ComparisonCell,
  type ComparisonRow,
  notApplicable,
  row,
} from '#domain/parking/comparison-row.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Facts, factLabel, factSentence, factsFor } from './fact.ts'
import { type FactKey, type FactSubject, factFields } from './fact-fields.ts'

export type KnownParking = FactSubject & {
  facts: Facts
  /** The name of its provider. */
  provider: string | null
}

/** A row per fact that is about at least one of these parkings, known or not. */
export function factRows(parkings: KnownParking[]): ComparisonRow[] {
  const types = [...new Set(parkings.map(({ type }) => type))]
  const [type] = types.length === 1 ? types : []
  return [
    row('Aanbieder', parkings, ({ provider }) => ({ value: provider ?? undefined })),
    ...keysOf(factFields)
      .filter((key) => parkings.some((parking) => isAbout(parking, key)))
      .map((key) =>
        row(factLabel(key, type), parkings, (parking) => ({ value: answer(parking, key) })),
      ),
  ]
}

const isAbout = (parking: KnownParking, key: FactKey) => factsFor(parking).includes(key)

function answer(parking: KnownParking, key: FactKey): ComparisonCell['value'] {
  if (!isAbout(parking, key)) return notApplicable
  const fact = parking.facts[key]
  if (!fact) return undefined
  const sentence = factSentence(key, fact, parking.type)
  return { Ja: true, Nee: false }[sentence] ?? sentence
}
