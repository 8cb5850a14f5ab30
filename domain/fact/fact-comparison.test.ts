import { expect, test } from 'vitest'
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
  factRows(parkings).map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])

test('a fact has a row if one of the parkings knows it', () => {
  const height = known({ facts: { heightLimit: checked(210) } })

  expect(valuesOf([height, known({})])).toEqual([['Hoogtebeperking', '2,10 m', undefined]])
  expect(valuesOf([known({}), known({})])).toEqual([])
})

test('a plain yes or no is one, and words of its own are kept', () => {
  const facts = { wheelchair: checked(true), keepKey: checked(false) }
  const others = { wheelchair: checked(false), keepKey: checked(true) }

  expect(valuesOf([known({ facts }), known({ facts: others })])).toEqual([
    ['Houd je je sleutel', 'Nee, je levert hem in', true],
    ['Rolstoel mee', true, false],
  ])
})

test('what is not about a parking is not unknown there', () => {
  const shuttle = known({ facts: { childSeats: checked('Ja, één') } })
  const onFoot = known({ type: 'self', facts: { childSeats: checked('Nee') } })

  expect(valuesOf([shuttle, onFoot])).toEqual([
    ['Kinderzitjes in de bus', 'Ja, één', 'Niet van toepassing'],
  ])
  expect(valuesOf([onFoot, onFoot])).toEqual([])
})

test('the provider comes first, and valets have words of their own', () => {
  const facts = { entrance: checked('Vertrekhal 1') }
  const valet = known({ type: 'valet', facts, provider: 'VertrekValet' })

  expect(valuesOf([valet, { ...valet, provider: null }])).toEqual([
    ['Aanbieder', 'VertrekValet', undefined],
    ['Je geeft je auto af', 'Vertrekhal 1', 'Vertrekhal 1'],
  ])
})
