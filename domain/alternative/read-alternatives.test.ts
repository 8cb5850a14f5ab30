import { describe, expect, test } from 'vitest'
import { type GivenAlternatives, readAlternatives } from './read-alternatives.ts'

const read = (given: Partial<GivenAlternatives>) =>
  readAlternatives({ taxi: null, trein: null, gebracht: null, gebrachtPer: null, ...given })

test.each([
  ['130', 13_000],
  ['130,00', 13_000],
  ['38,4', 3840],
  ['38.40', 3840],
  [' € 38,40 ', 3840],
  ['1.130', 113_000],
  ['1.130,50', 113_050],
])('%s is %d cents', (taxi, cents) => {
  expect(read({ taxi })).toEqual({ costs: { taxi: { per: 'stay', cents } }, errors: {} })
})

test('what is left empty is not compared, and is not wrong', () => {
  expect(read({ taxi: ' ', trein: '' })).toEqual({ costs: {}, errors: {} })
})

test('only being brought may cost an amount per day', () => {
  const { costs } = read({ taxi: '9', gebracht: '5', gebrachtPer: 'dag' })
  expect(costs).toEqual({ taxi: { per: 'stay', cents: 900 }, gebracht: { per: 'day', cents: 500 } })
  expect(read({ gebracht: '5', gebrachtPer: 'x' }).costs.gebracht?.per).toBe('stay')
})

describe('what is wrong gets a message at its own field', () => {
  test.each(['veel', '12,345', '1e3', '0x10', '-5', '1,2,3', '€'])('%s', (taxi) => {
    expect(read({ taxi, trein: '38,40' })).toEqual({
      costs: { trein: { per: 'stay', cents: 3840 } },
      errors: { taxi: ['Vul een bedrag in, bijvoorbeeld 38,40.'] },
    })
  })

  test.each(['0', '0,00', '10000', '99999999'])('%s', (gebracht) => {
    expect(read({ gebracht }).errors).toEqual({
      gebracht: ['Vul een bedrag in van €0,01 tot €9.999,99.'],
    })
  })
})
