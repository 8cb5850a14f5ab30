import { expect, test } from 'vitest'
import { bestEncoding, type Encoding } from './accept-encoding.ts'

const all: Encoding[] = ['zstd', 'br', 'gzip']

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'zstd'],
])('among equal weights the first offered encoding is chosen: %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, all)).toBe(encoding)
})

test.each([
  ['br;q=0.5, gzip', 'gzip'],
  ['zstd;q=0.1, br;q=0.2 , gzip ; q=0.1', 'br'],
  ['gzip;q=0.5, *;q=0.9', 'zstd'],
  ['identity;q=0.5, gzip', 'gzip'],
])('the highest weight is chosen: %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, all)).toBe(encoding)
})

test.each([
  ['zstd;q=0, br;q=0.0, gzip', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['zstd;q=0, *', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'zstd'],
])('an encoding with weight zero is never chosen: %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, all)).toBe(encoding)
})

test.each([
  undefined,
  '',
  'identity',
  'deflate, compress',
  'gzip;q=0',
  '*;q=0',
  'br;q=0.3, identity;q=0.8',
])('no encoding is chosen: %s', (accepted) => {
  expect(bestEncoding(accepted, all)).toBeUndefined()
})

test.each([
  'brotli',
  'bro, abr, br/1',
  'gzip;q=ja',
  'gzip;q=7',
  'gzip;q=1.2.3',
  ';;;,,,',
  'q=1',
  'g zip',
  ','.repeat(16_000),
])('malformed items are ignored: %s', (accepted) => {
  expect(bestEncoding(accepted, all)).toBeUndefined()
})

test('an encoding that is not offered is never chosen', () => {
  expect(bestEncoding('zstd, br;q=0.5', ['br', 'gzip'])).toBe('br')
  expect(bestEncoding('zstd', ['br', 'gzip'])).toBeUndefined()
})
