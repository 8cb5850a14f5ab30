import { expect, test } from 'vitest'
import { capitalized, plainText, withoutMarks } from './text.ts'

test('markup is removed', () => {
  expect(plainText('<h2>Vroeg</h2>\n<p>boeken <b>loont</b></p>')).toBe('Vroeg boeken loont')
})

test('markup without text is empty', () => {
  expect(plainText('<p>&nbsp;</p>\n<p><br></p>')).toBe('')
})

test('diacritics are removed from letters', () => {
  expect(withoutMarks('Köln Weißenfels')).toBe('Koln Weissenfels')
})

test('only the first letter is capitalized', () => {
  expect(capitalized('vrijdag 20 november')).toBe('Vrijdag 20 november')
})

// An expression that reads on to the end from each of them takes minutes.
test('a million signs that open no tag are text', () => {
  const signs = '<'.repeat(1_000_000)

  expect(plainText(signs)).toBe(signs)
  expect(plainText(`${signs}<p>`)).toBe(signs)
})
