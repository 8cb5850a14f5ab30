import { expect, test } from 'vitest'
import { inTheWayText } from './in-the-way.ts'

const row = (name: string) => ({ subject: 'parkings', id: 1, name }) as const

test('one record in the way is named', () => {
  expect(inTheWayText({ inTheWay: [row('Polderpark')], others: 12, isTaken: false })).toBe(
    'Niet alles kan terug: "Polderpark" is intussen opnieuw gewijzigd.',
  )
})

test('of more than three records in the way, three are named', () => {
  const inTheWay = ['A', 'B', 'C', 'D', 'E'].map(row)

  expect(inTheWayText({ inTheWay, others: 1, isTaken: false })).toBe(
    'Niet alles kan terug: "A", "B", "C" en nog 2 zijn intussen opnieuw gewijzigd.',
  )
})

test('a change of one record, or of records without a name, is not named', () => {
  const text = 'Dit kan niet meer terug: het is intussen opnieuw gewijzigd.'

  expect(inTheWayText({ inTheWay: [row('Polderpark')], others: 0, isTaken: false })).toBe(text)
  expect(inTheWayText({ inTheWay: [row('')], others: 3, isTaken: false })).toBe(text)
})

test('a record whose code or slug is in use is not said to have changed', () => {
  const taken = { inTheWay: [row('Polderpark')], isTaken: true }

  expect(inTheWayText({ ...taken, others: 2 })).toBe(
    'Niet alles kan terug: de code of slug van "Polderpark" is intussen van iets anders.',
  )
  expect(inTheWayText({ ...taken, others: 0 })).toBe(
    'Dit kan niet meer terug: de code of slug is intussen van iets anders.',
  )
})
