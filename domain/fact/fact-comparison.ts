import {
  type ComparisonCell,
  type ComparisonRow,
  notApplicable,
  row,
  under,
} from '#domain/parking/comparison-row.ts'
import { type KeyPriced, keyPriceText } from '#domain/surcharge/bought-key.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Facts, factLabel, factSentence, factsFor } from './fact.ts'
import { type FactKey, type FactSubject, factFields, factGroups } from './fact-fields.ts'

export type KnownParking = FactSubject &
  KeyPriced & {
    facts: Facts
    /** The name of its provider. */
    provider: string | null
  }

/** A row per fact that is about at least one of these parkings, known or not. */
export function factRows(parkings: KnownParking[]): ComparisonRow[] {
  const keys = keysOf(factFields).filter((key) => parkings.some((parking) => isAbout(parking, key)))
  const types = [...new Set(parkings.map(({ type }) => type))]
  const [type] = types.length === 1 ? types : []
  const provider = row('Aanbieder', parkings, ({ provider }) => ({ value: provider ?? undefined }))
  return keysOf(factGroups).flatMap((group) =>
    under(factGroups[group], [
      ...(group === 'who' ? [provider] : []),
      ...keys
        .filter((key) => factFields[key].group === group)
        .map((key) => row(factLabel(key, type), parkings, (parking) => cellOf(parking, key))),
    ]),
  )
}

const isAbout = (parking: KnownParking, key: FactKey) => factsFor(parking).includes(key)

/** What keeping the key costs is known also where nobody said whether one hands it in. */
function cellOf(parking: KnownParking, key: FactKey): ComparisonCell {
  const value = answer(parking, key)
  const forSale = key === 'keepKey' ? keyPriceText(parking) : undefined
  if (!forSale) return { value }
  return value === undefined ? { value: forSale } : { value, note: forSale }
}

function answer(parking: KnownParking, key: FactKey): ComparisonCell['value'] {
  if (!isAbout(parking, key)) return notApplicable
  const fact = parking.facts[key]
  if (!fact) return undefined
  const sentence = factSentence(key, fact, parking.type)
  return { Ja: true, Nee: false }[sentence] ?? sentence
}
