import { expect, test } from 'vitest'
import type { FactValue } from './fact.ts'
import type { FactKey } from './fact-fields.ts'
import {
  factInput,
  factSummary,
  readFact,
  typedSummary,
  withValue,
  writeFact,
} from './typed-fact.ts'

const checked = (value: FactValue) => ({ value, checkedOn: '2026-11-18', source: 'website' })

const answers: [FactKey, FactValue][] = [
  ['official', false],
  ['heightLimit', 210],
  ['heightLimit', 0],
  ['longestCar', 5.2],
  ['keyPlace', 'deskSafe'],
  ['entrance', 'Ringvaartweg 41, Oude Meer'],
  ['freeCancellation', 'Niet, wel tegen €4,95'],
  ['openingHours', { from: '00:00', until: '00:00' }],
  ['phoneHours', { from: '04:00', until: '00:30' }],
]

test.each(answers)('%s %j is read as it was written', (key, value) => {
  expect(readFact(key, writeFact(key, checked(value)))).toEqual(checked(value))
})

test('a fact without a value is unknown, whatever its source', () => {
  const typed = { ...writeFact('official', undefined), source: 'website' }

  expect(readFact('official', typed)).toBeUndefined()
  expect(factInput(typed)).toBeNull()
  expect(typedSummary('official', typed)).toBe('onbekend')
})

test('another value was found today, the same one was not', () => {
  const typed = writeFact('heightLimit', checked(210))

  expect(withValue(typed, '220', '2026-11-23').checkedOn).toBe('2026-11-23')
  expect(withValue(typed, '210', '2026-11-23').checkedOn).toBe('2026-11-18')
  expect(withValue(typed, '', '2026-11-23').checkedOn).toBeNull()
})

test('a summary has the answer, its note, its source and the day', () => {
  const height = { ...checked(210), note: 'onder de balk' }

  expect(factSummary('heightLimit', checked(210))).toBe('2,10 m (website, 18 november 2026)')
  expect(factSummary('heightLimit', { ...height, checkedOn: null })).toBe(
    '2,10 m, onder de balk (website, datum onbekend)',
  )
  expect(typedSummary('heightLimit', { ...writeFact('heightLimit', height), value: 'hoog' })).toBe(
    'hoog (website, 18 november 2026)',
  )
})

test('an empty note is not saved', () => {
  expect(factInput({ ...writeFact('official', checked(true)), note: ' ' })).toEqual({
    ...checked(true),
    value: 'ja',
  })
})
