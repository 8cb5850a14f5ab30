import { expect, test } from 'vitest'
import { type ComparisonRow, isUnknown } from '#domain/parking/comparison-row.ts'
import { aParking } from '#test/fixtures.ts'
import type { FactValue } from './fact.ts'
import { factRows, type KnownParking } from './fact-comparison.ts'

const checked = (value: FactValue) => ({ value, checkedOn: '2026-11-18', source: 'website' })
const known = (special: Partial<KnownParking>): KnownParking => ({
  type: 'shuttle',
  features: aParking().features,
  facts: {},
  provider: null,
  ...special,
})
const valuesOf = (parkings: KnownParking[]) =>
  textsOf(factRows(parkings).filter((row) => !isUnknown(row)))
const textsOf = (rows: ComparisonRow[]) =>
  rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])

test('a fact that one of the parkings knows stands beside what is unknown of the others', () => {
  const height = known({ facts: { heightLimit: checked(210) } })

  expect(valuesOf([height, known({})])).toEqual([['Hoogtebeperking', '2,10 m', undefined]])
})

test('a fact that is unknown for all of them keeps its row', () => {
  const rows = factRows([known({}), known({ type: 'self' })])
  const unknown = rows.filter(isUnknown)

  expect(unknown).toEqual(rows)
  expect(textsOf(unknown)).toContainEqual(['Aanbieder', undefined, undefined])
  expect(textsOf(unknown)).toContainEqual(['Hoogtebeperking', undefined, undefined])
  expect(textsOf(unknown)).toContainEqual([
    'Kinderzitjes in de bus',
    undefined,
    'Niet van toepassing',
  ])
})

test('a plain yes or no is one, and words of its own are kept', () => {
  const facts = { wheelchair: checked(true), keepKey: checked(false) }
  const others = { wheelchair: checked(false), keepKey: checked(true) }

  expect(valuesOf([known({ facts }), known({ facts: others })])).toEqual([
    ['Houd je je sleutel', 'Nee, je levert hem in', true],
    ['Rolstoel mee', true, false],
  ])
})

test('what keeping the key costs stands at its row, in place of what nobody said', () => {
  const keyPrice = { amount: 10, per: 'stay' as const }
  const rows = factRows([
    known({ keyPrice, facts: { keepKey: checked(false) } }),
    known({ keyPrice }),
    known({}),
  ])

  expect(rows.find(({ label }) => label === 'Houd je je sleutel')?.cells).toEqual([
    { value: 'Nee, je levert hem in', note: '+ €10,00 als je je sleutel houdt' },
    { value: '+ €10,00 als je je sleutel houdt' },
    { value: undefined },
  ])
})

test('what is not about a parking is not unknown there', () => {
  const shuttle = known({ facts: { childSeats: checked('Ja, één') } })
  const onFoot = known({ type: 'self', facts: { childSeats: checked('Nee') } })

  expect(valuesOf([shuttle, onFoot])).toEqual([
    ['Kinderzitjes in de bus', 'Ja, één', 'Niet van toepassing'],
  ])
  expect(textsOf(factRows([onFoot, onFoot])).flat()).not.toContain('Kinderzitjes in de bus')
})

test('the provider comes first, and valets have words of their own', () => {
  const facts = { entrance: checked('Vertrekhal 1') }
  const valet = known({ type: 'valet', facts, provider: 'VertrekValet' })

  expect(valuesOf([valet, { ...valet, provider: null }])).toEqual([
    ['Aanbieder', 'VertrekValet', undefined],
    ['Je geeft je auto af', 'Vertrekhal 1', 'Vertrekhal 1'],
  ])
})
