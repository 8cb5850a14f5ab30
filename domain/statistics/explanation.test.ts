import { expect, test } from 'vitest'
import { explanationOf, explanationText } from './explanation.ts'
import type { Statistics } from './statistics.ts'

const none = { views: 0, visitors: 0, clickers: 0, contacts: 0 }
const period = { from: '2026-11-13', to: '2026-11-19' }

function statisticsOf(clicks: number, former: number, parts: Partial<Statistics> = {}): Statistics {
  return {
    ...{
      period,
      former: period,
      parkings: [],
      airports: [],
      pages: [],
      positions: [],
      sources: [],
      earlierDays: [],
      usual: [],
    },
    ...{ origins: [], funnel: [], filters: [], foundNothing: [], hours: [], apart: [], notes: [] },
    days: [{ ...none, day: '2026-11-19', clicks }],
    formerDays: [{ ...none, day: '2026-11-12', clicks: former }],
    ...parts,
  }
}

const airport = (code: string, name: string, count: number, former: number) => ({
  ...{ code, name, count, former, visitors: 0, seen: 0 },
})
const origin = (
  airportCode: string,
  name: string,
  source: string,
  count: number,
  former: number,
) => ({
  ...{ airportCode, name, source, count, former },
})
const airports = [
  airport('EIN', 'Eindhoven', 2_135, 3_306),
  airport('AMS', 'Schiphol', 3_834, 3_849),
]

test('one source at one airport explains more than either of them', () => {
  const origins = [
    origin('AMS', 'Schiphol', 'zoekmachine: google', 2_410, 2_426),
    origin('EIN', 'Eindhoven', 'zoekmachine: google', 940, 2_100),
    origin('EIN', 'Eindhoven', 'direct', 400, 390),
  ]

  expect(explanationOf(statisticsOf(14_784, 15_961, { airports, origins }))).toEqual({
    change: -1_177,
    most: {
      name: 'Google bij Eindhoven',
      change: -1_160,
      airport: { code: 'EIN', name: 'Eindhoven' },
      source: 'zoekmachine: google',
    },
  })
})

test('else an airport or a source with half of the change does', () => {
  const origins = [
    origin('EIN', 'Eindhoven', 'zoekmachine: google', 100, 500),
    origin('EIN', 'Eindhoven', 'direct', 100, 500),
  ]
  expect(explanationOf(statisticsOf(5_000, 6_177, { airports, origins }))?.most?.name).toBe(
    'Eindhoven',
  )

  const sources = [
    { source: 'direct', visitors: 0, formerVisitors: 0, clicks: 900, formerClicks: 200 },
  ]
  expect(explanationOf(statisticsOf(2_000, 1_000, { sources }))?.most).toEqual({
    name: 'Rechtstreeks',
    change: 700,
    source: 'direct',
  })
})

test('what has less than half, or went the other way, explains nothing', () => {
  const others = [airport('AMS', 'Schiphol', 60, 100), airport('EIN', 'Eindhoven', 300, 100)]

  expect(explanationOf(statisticsOf(900, 1_000, { airports: others }))).toEqual({ change: -100 })
})

test('about as many clicks, or nothing before, need no explanation', () => {
  expect(explanationOf(statisticsOf(980, 1_000, { airports }))).toBeUndefined()
  expect(explanationOf(statisticsOf(980, 0, { airports }))).toBeUndefined()
})

test.each([
  [
    { change: -1_177, most: { name: 'Google bij Eindhoven', change: -1_160 } },
    'Google bij Eindhoven: 1.160 clicks minder. Dat is 99% van de daling.',
  ],
  [
    { change: 100, most: { name: 'Schiphol', change: 140 } },
    'Schiphol: 140 clicks meer. Dat is meer dan de hele stijging; elders ging het de andere kant op.',
  ],
  [{ change: -80 }, 'Geen luchthaven of herkomst verklaart de helft van de daling van 80 clicks.'],
])('%j is said as one sentence', (explanation, text) => {
  expect(explanationText(explanation)).toBe(text)
})
