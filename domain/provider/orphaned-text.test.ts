import { expect, test } from 'vitest'
import { orphanedText } from './orphaned-text.ts'

const withParkings = (...names: string[]) => ({
  parkings: names.map((name, at) => ({ id: at + 1, name, airportCode: 'AMS' })),
})

test.each([
  [[withParkings()], ''],
  [[withParkings('Buiten')], 'De parking Buiten blijft, zonder aanbieder.'],
  [
    [withParkings('Buiten', 'Shuttle'), withParkings(), withParkings('Rijn')],
    'De parkings blijven, zonder aanbieder: Buiten, Shuttle en Rijn.',
  ],
  [
    [withParkings(...'ABCDEFGHIJ')],
    'De parkings blijven, zonder aanbieder: A, B, C, D, E, F, G, H en nog 2.',
  ],
])('of %j the parkings that lose it are named', (providers, text) => {
  expect(orphanedText(providers)).toBe(text)
})
