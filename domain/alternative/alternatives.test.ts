import { expect, test } from 'vitest'
import { alternativeAnswers } from './alternatives.ts'

const totals = Array.from({ length: 365 }, (_, at) => 695 * (at + 1))
const taxi = { per: 'stay' as const, cents: 13_000 }
const trein = { per: 'stay' as const, cents: 3840 }

test('each alternative says what it costs and for how long parking is cheaper', () => {
  expect(alternativeAnswers(totals, { costs: { taxi, trein } }, 2)).toEqual([
    { name: 'taxi', cost: 'Taxi, €130,00.', text: 'Parkeren is goedkoper tot en met 18 dagen.' },
    {
      name: 'trein',
      cost: 'Trein met z’n tweeën, €76,80.',
      text: 'Parkeren is goedkoper tot en met 11 dagen.',
    },
    { name: 'gebracht', cost: null, text: 'Gebracht worden: vul een bedrag in.' },
  ])
})

test.each([
  [1, 'Trein, €38,40.'],
  [3, 'Trein met z’n drieën, €115,20.'],
  [9, 'Trein met z’n negenen, €345,60.'],
])('the train is paid for %d travellers', (persons, cost) => {
  expect(alternativeAnswers(totals, { costs: { trein } }, persons)[1]?.cost).toBe(cost)
})

test('a daily cost is said per day', () => {
  const gebracht = { per: 'day' as const, cents: 500 }
  expect(alternativeAnswers(totals, { costs: { gebracht } }, 2)[2]).toEqual({
    name: 'gebracht',
    cost: 'Gebracht worden, €5,00 per dag.',
    text: 'Parkeren is niet goedkoper.',
  })
})
