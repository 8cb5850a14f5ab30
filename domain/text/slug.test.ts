import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Schiphol', 'schiphol'],
  ['Düsseldorf', 'dusseldorf'],
  ['Köln/Bonn', 'koln-bonn'],
  ['Maastricht Aachen', 'maastricht-aachen'],
  ['Weißenfels', 'weissenfels'],
  ['  Luik  --  Bierset!  ', 'luik-bierset'],
  ["'s-Hertogenbosch", 's-hertogenbosch'],
  ['', ''],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
