import { expect, test } from 'vitest'
import { hasParameter } from './parameter-clash.ts'

const page = 'https://ringvaart.nl/ref?van={van}&tot={tot}&a%20b=1&leeg#ws=1'

test.each([
  ['van', true],
  ['leeg', true],
  ['a b', true],
  ['ref', false],
  ['ws', false],
  ['Van', false],
])('%s is a part of what the booking page asks: %s', (parameter, isPart) => {
  expect(hasParameter(page, parameter)).toBe(isPart)
})
