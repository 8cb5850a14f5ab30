import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('only the words remain', () => {
  expect(plainText('<h2>Vroeg</h2>\n<p>boeken <b>loont</b></p>')).toBe('Vroeg boeken loont')
})

test('markup without words is nothing', () => {
  expect(plainText('<p>&nbsp;</p>\n<p><br></p>')).toBe('')
})
