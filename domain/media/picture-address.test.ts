import { expect, test } from 'vitest'
import { pictureAddress } from './picture-address.ts'

test.each([
  'https://www.example.com/schiphol.jpg',
  'http://example.com/a b.png',
  '/images/luchthaven-schiphol.svg',
  ' /media/abc.webp ',
  '/images/wagen..rood.svg',
  '/media/abc.webp?tint=../..',
  '/images/.verborgen.svg',
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
  '/media/../api/admin/sessions',
  '/media/./abc.webp',
  '/media/..',
  '/media/%2e%2E/api/airports',
  '/media/.%2e/api/airports',
  '/media/..%2Fapi/airports',
  '/media/x/..%5capi/airports',
  '/media/%252e%252e/api/airports',
])('%j is not a valid URL of a picture', (address) => {
  const result = pictureAddress.safeParse(address)

  expect(result.error?.issues[0]?.message).toBe('Voer een geldige URL in')
})
