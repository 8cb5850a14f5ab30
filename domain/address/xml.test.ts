import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('special characters are escaped', () => {
  expect(escapeXml(`Kiss & Ride, <b> "P1" en 'P2'`)).toBe(
    'Kiss &#38; Ride, &#60;b&#62; &#34;P1&#34; en &#39;P2&#39;',
  )
})

test("characters that XML can't contain are removed, and emoji are kept", () => {
  expect(escapeXml('a\u0001b\ud800c\n✈️🚗')).toBe('abc\n✈️🚗')
})
