import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const siteUrl = 'https://parkeerpiloot.example'

test('a page has its full URL, its last change and its picture', () => {
  const changedAt = new Date('2026-11-16T09:30:00Z')
  const entry = { path: '/parkeren/schiphol', changedAt, image: '/images/a&b.svg' }

  expect(sitemap([entry], siteUrl)).toContain(
    '<url><loc>https://parkeerpiloot.example/parkeren/schiphol</loc><lastmod>2026-11-16T09:30:00.000Z</lastmod><image:image><image:loc>https://parkeerpiloot.example/images/a&#38;b.svg</image:loc></image:image></url>',
  )
})

test('unknown fields are left out', () => {
  expect(sitemap([{ path: '/over-ons', changedAt: null }], siteUrl)).toContain(
    '<url><loc>https://parkeerpiloot.example/over-ons</loc></url>',
  )
})
