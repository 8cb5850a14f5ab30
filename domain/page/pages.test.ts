import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents } from './documents.ts'
import { isPagePath } from './page-path.ts'
import { type Page, pageAt, pages } from './pages.ts'

const entries = Object.entries<Page>(pages)

test('a path leads to its own entry, and a pattern to any name', () => {
  const lead = entries.map(([path, entry]) => [path, pageAt(path.replaceAll(':', '')) === entry])

  expect(lead.filter(([, isOwn]) => !isOwn)).toEqual([])
  expect(pageAt('/parkeren/atlantis')).toBe(pages['/parkeren/:slug'])
  expect(pageAt('/parkeren/meer')).toBe(pages['/parkeren/meer'])
})

test.each(['/faq/', '/FAQ', '/parkeren', '/parkeren/', '/nergens', '/admin', '/faq.data'])(
  'there is no page at %s',
  (path) => {
    expect(pageAt(path)).toBeUndefined()
  },
)

test('every entry has its file', () => {
  const files = [
    ...entries.map(([, { file }]) => `app/routes/public/${file}`),
    ...Object.values(documents).map(({ file }) => `app/routes/${file}`),
  ]

  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a page that is private is not counted, and is in no sitemap', () => {
  for (const [, { isPrivate, isCounted, sitemap }] of entries) {
    if (isPrivate) expect({ isCounted, sitemap }).toEqual({ isCounted: false, sitemap: undefined })
  }
})

test.each([
  '/admin',
  '/admin/login',
  '/api/blog',
  '/assets/a.js',
  '/images',
  '/media/1',
  '/social.png',
  '/healthz',
  '/metrics',
  '/__manifest',
  '/blog/voorbeeld/1',
  '/blog/voorbeeld',
  '/faq.data',
  '/_.data',
])('%s is no path of a page', (path) => {
  expect(isPagePath(path)).toBe(false)
})

test.each([
  '/',
  '/blog',
  '/blog/voorbeelden',
  '/beheer',
  '/administratie',
  '/sitemap.xml',
  '/nergens',
])('%s could be the path of a page', (path) => {
  expect(isPagePath(path)).toBe(true)
})
