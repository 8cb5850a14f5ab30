import { expect, test } from 'vitest'
import { mapPoint } from './map-projection.ts'

// Positions from the drawing, coordinates from the built-in airports.
test.each([
  ['AMS', 52.3086, 4.7639, 233.7, 190.9],
  ['EIN', 51.4501, 5.3745, 286.5, 314.2],
  ['RTM', 51.9569, 4.4372, 204.3, 240.7],
  ['BRU', 50.9014, 4.4844, 205.8, 391.8],
  ['DUS', 51.2895, 6.7668, 411, 336.6],
  ['CRL', 50.4592, 4.4538, 201.9, 455],
  ['CGN', 50.8659, 7.1427, 445.8, 396.7],
  ['MLT', 50.9117, 5.7701, 321.8, 391.3],
])('%s is within 3 px of its place on the map', (_code, latitude, longitude, x, y) => {
  const point = mapPoint({ latitude, longitude })

  expect(Math.hypot((point?.x ?? Infinity) - x, (point?.y ?? Infinity) - y)).toBeLessThan(3)
})

test('a new airport is placed correctly: Groningen is north-east of Schiphol', () => {
  const point = mapPoint({ latitude: 53.1197, longitude: 6.5794 })

  expect(point?.x).toBeCloseTo(391, -1)
  expect(point?.y).toBeCloseTo(75, -1)
})

test('a place without coordinates is not on the map', () => {
  expect(mapPoint({ latitude: null, longitude: 4.7 })).toBeUndefined()
})

test('a place outside the canvas is not on the map', () => {
  expect(mapPoint({ latitude: 52.3667, longitude: 13.5033 })).toBeUndefined()
})
