import { expect, test } from 'vitest'
import { nearestFile } from './nearest-file.ts'

const folder = '/media/0123456789abcdef0123/'

test.each([
  [320, 'avif', '320.avif'],
  [640, 'webp', '640.webp'],
  [700, 'webp', '960.webp'],
  [961, 'avif', '1000.avif'],
  [1000, 'webp', '1000x600.webp'],
  [1280, 'webp', '1000x600.webp'],
] as const)('at %i wide as %s a picture of 1000 is %s', (width, format, file) => {
  expect(nearestFile(`${folder}1000x600.webp?tint=2a4b5c`, width, format)).toBe(folder + file)
})

test('an animation has no AVIF, and a drawing one size', () => {
  expect(nearestFile(`${folder}500x300-beweegt.webp`, 320, 'avif')).toBe(`${folder}320.webp`)
  expect(nearestFile(`${folder}500x300-beweegt.webp`, 640, 'avif')).toBe(
    `${folder}500x300-beweegt.webp`,
  )
  expect(nearestFile(`${folder}120x72.svg?focus=1-2`, 640, 'avif')).toBe(`${folder}120x72.svg`)
})
