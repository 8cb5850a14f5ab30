import { expect, test } from 'vitest'
import { pictureAddress } from './picture-address.ts'

test.each([
  'https://www.example.com/schiphol.jpg',
  'http://example.com/a b.png',
  '/images/luchthaven-schiphol.svg',
  ' /media/abc.webp ',
])('%s is a valid URL of a picture', (address) => {
  expect(pictureAddress.parse(address)).toBe(address.trim())
})

test.each([
  '',
  'schiphol.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//example.com/a.png',
  '/\\example.com/a.png',
  '/',
  'https://',
  'ftp://example.com/a.png',
])('%j is not a valid URL of a picture', (address) => {
  const result = pictureAddress.safeParse(address)

  expect(result.error?.issues[0]?.message).toBe('Voer een geldige URL in')
})
