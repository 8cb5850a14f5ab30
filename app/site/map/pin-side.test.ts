import { expect, test } from 'vitest'
import { pinSide } from './pin-side.ts'

const points = {
  AMS: { x: 233.7, y: 190.9 },
  EIN: { x: 286.5, y: 314.2 },
  RTM: { x: 204.3, y: 240.7 },
  BRU: { x: 205.8, y: 391.8 },
  DUS: { x: 411, y: 336.6 },
  CRL: { x: 201.9, y: 455 },
  CGN: { x: 445.8, y: 396.7 },
  MLT: { x: 321.8, y: 391.3 },
}

test('the codes of the built-in airports are on the sides of the design', () => {
  const sides = Object.entries(points).map(([code, point]) => [
    code,
    pinSide(point, Object.values(points)),
  ])

  expect(Object.fromEntries(sides)).toEqual({
    AMS: 'right',
    EIN: 'right',
    RTM: 'left',
    BRU: 'left',
    DUS: 'right',
    CRL: 'left',
    CGN: 'right',
    MLT: 'below',
  })
})

test('an airport alone on the map has its code on the right', () => {
  expect(pinSide(points.MLT, [points.MLT])).toBe('right')
})
