import { expect, test } from 'vitest'
import { capitalized, plainText, withoutMarks } from './text.ts'

test('only the words remain', () => {
  expect(plainText('<h2>Vroeg</h2>\n<p>boeken <b>loont</b></p>')).toBe('Vroeg boeken loont')
})

test('markup without words is nothing', () => {
  expect(plainText('<p>&nbsp;</p>\n<p><br></p>')).toBe('')
})

test('marks are lost, and the letters stay', () => {
  expect(withoutMarks('Köln Weißenfels')).toBe('Koln Weissenfels')
})

test('only the first letter becomes a capital', () => {
  expect(capitalized('vrijdag 20 november')).toBe('Vrijdag 20 november')
})
