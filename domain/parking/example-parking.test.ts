import { expect, test } from 'vitest'
import { examplesAmong, isExample } from './example-parking.ts'

test.each([
  ['https://aanbieder.example.com/polderpark-shuttle?bron=parkeerpiloot', true],
  ['https://example.com', true],
  ['HTTP://EXAMPLE.ORG/x', true],
  ['https://voorbeeldparkeren.nl/?naar=https://example.com/', false],
  ['https://myexample.com/', false],
  ['https://example.com.parkeren.nl/', false],
  ['https://parkeren.nl/example.com/', false],
])('a parking that links to %s is an example: %s', (affiliateUrl, expected) => {
  expect(isExample({ affiliateUrl })).toBe(expected)
})

test('one parking of each kind is enough to tell which kinds there are', () => {
  const example = { affiliateUrl: 'https://aanbieder.example.com/' }
  const real = { affiliateUrl: 'https://parkeren.nl/' }

  expect(examplesAmong([example, example])).toEqual([example])
  expect(examplesAmong([real, example, real])).toEqual([example, real])
  expect(examplesAmong([])).toEqual([])
})
