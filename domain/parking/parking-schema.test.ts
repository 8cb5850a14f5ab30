import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { rangedNumber } from './parking-schema.ts'

const height = { kind: 'whole', range: [100, 6_000] } as const
const refusal = (given: unknown, optional?: true) => {
  const result = rangedNumber({ ...height, optional }).safeParse(given)
  return result.error?.issues.map(({ message }) => message)
}

test.each([
  ['hoog', 'Vul een getal in'],
  ['', 'Vul een getal in'],
  [null, 'Vul een getal in'],
  ['210,5', 'Vul een heel getal in'],
  ['99', 'Minimaal 100'],
  [6_001, 'Maximaal 6.000'],
])('a number from 100 to 6.000 cannot be %j', (given, message) => {
  expect(refusal(given)).toEqual([message])
})

test('a number is read from text, and rounded for its kind', () => {
  const rating = rangedNumber({ kind: 'decimal', range: [0, 5] })

  expect(parse(rating, '4,26')).toEqual({ ok: true, value: 4.3 })
  expect(parse(rangedNumber(height), '210')).toEqual({ ok: true, value: 210 })
})

test('an optional number is null if its field is empty, and absent if it is left out', () => {
  const optional = rangedNumber({ ...height, optional: true })

  expect(['', ' ', null].map((given) => optional.parse(given))).toEqual([null, null, null])
  expect(optional.parse(undefined)).toBeUndefined()
  expect(refusal('99', true)).toEqual(['Minimaal 100'])
  expect(refusal('hoog', true)).toEqual(['Vul een getal in'])
})
