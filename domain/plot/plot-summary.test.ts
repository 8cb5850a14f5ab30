import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { plotSummary } from './plot-summary.ts'

test('the summary names the cheapest and the nearest parking', () => {
  const far = aParking({ name: 'Polderpark', distance: 12, pricePerDay: 6.95 })
  const near = aParking({ name: 'Garage', distance: 2, pricePerDay: 22.5 })

  expect(plotSummary([near, far])).toBe(
    'Prijs per dag tegenover minuten tot de terminal voor 2 parkeerterreinen. Laagste prijs: Polderpark, €6,95 per dag, 12 min. Dichtst bij de terminal: Garage, €22,50 per dag, 2 min.',
  )
})

test('without parkings there is no conclusion', () => {
  expect(plotSummary([])).toBe(
    'Prijs per dag tegenover minuten tot de terminal voor 0 parkeerterreinen.',
  )
})
