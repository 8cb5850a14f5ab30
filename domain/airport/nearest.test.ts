import { expect, test } from 'vitest'
import { distanceInKm, nearest } from './nearest.ts'

const schiphol = { name: 'Schiphol', latitude: 52.3086, longitude: 4.7639 }
const eindhoven = { name: 'Eindhoven', latitude: 51.4501, longitude: 5.3745 }
const dusseldorf = { name: 'Düsseldorf', latitude: 51.2895, longitude: 6.7668 }
const cologne = { name: 'Köln/Bonn', latitude: 50.8659, longitude: 7.1427 }
const somewhere = { name: 'Ergens', latitude: null, longitude: null }
const elsewhere = { name: 'Elders', latitude: null, longitude: null }

test('the distance follows the globe and is symmetric', () => {
  expect(distanceInKm(schiphol, eindhoven)).toBeCloseTo(104.2, 0)
  expect(distanceInKm(eindhoven, schiphol)).toBe(distanceInKm(schiphol, eindhoven))
  expect(distanceInKm(schiphol, schiphol)).toBe(0)
})

test('the distance also holds across the date line and to the antipodes', () => {
  const west = { latitude: 0, longitude: 179.5 }
  const east = { latitude: 0, longitude: -179.5 }

  expect(distanceInKm(west, east)).toBeCloseTo(111.2, 0)
  expect(distanceInKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
    Math.PI * 6371,
    3,
  )
})

test('the nearest places come first, up to the given number', () => {
  expect(nearest(cologne, [schiphol, eindhoven, dusseldorf], 2)).toEqual([dusseldorf, eindhoven])
})

test('a place without coordinates comes last', () => {
  expect(nearest(cologne, [somewhere, schiphol], 3)).toEqual([schiphol, somewhere])
})

test('without a starting point the order stays', () => {
  expect(nearest(somewhere, [schiphol, elsewhere, eindhoven], 2)).toEqual([schiphol, elsewhere])
})
