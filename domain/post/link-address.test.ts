import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:info@example.com?subject=Vraag',
  'tel:+31201234567',
  '/parkeren/schiphol',
  '/',
  '#kop',
])('%s is a valid link', (address) => {
  expect(linkAddress(` ${address} `)).toBe(address)
})

test.each([
  ['www.example.com/pagina', 'https://www.example.com/pagina'],
  ['example.com', 'https://example.com'],
  ['info@example.com', 'mailto:info@example.com'],
])('%s is completed to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hoi',
  '//example.com',
  '/\\example.com',
  'https://',
  'https://exa mple.com',
  'mailto:niemand',
  'zomaar',
  'ftp://example.com/a',
])('%j is not a valid link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
