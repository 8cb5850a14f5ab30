import { expect, test } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { pageMeta } from './page-meta.ts'

const site = {
  settings: { ...exampleSettings, product: 'Parkeerwijzer' },
  siteUrl: 'https://example.com',
  airports: [],
  hasMoreAirports: false,
  year: 2026,
}
const page = { title: 'Contact', description: 'Stel je vraag.', path: '/contact' }

test("a page has its title, its canonical address and the site's social card", () => {
  const meta = pageMeta(page, site)

  expect(meta).toContainEqual({ title: 'Contact | Parkeerwijzer' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://example.com/contact',
  })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://example.com/contact' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'website' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://example.com/social/site.png',
  })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a title that would be too long with the product goes without it', () => {
  const title = 'Shuttle, valet of zelf parkeren: wat past bij jouw reis?'

  expect(pageMeta({ ...page, title }, site)).toContainEqual({ title })
})

test('a post has its publication date and its own social card', () => {
  const article = { published: '2026-11-16T00:00:00+01:00', modified: '2026-11-18T09:00:00Z' }
  const meta = pageMeta({ ...page, card: '/social/blog/a.png', article }, site)

  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({
    property: 'article:published_time',
    content: '2026-11-16T00:00:00+01:00',
  })
  expect(meta).toContainEqual({
    name: 'twitter:image',
    content: 'https://example.com/social/blog/a.png',
  })
})

test('only a page with robots set is kept out of search engines', () => {
  const robots = (meta: ReturnType<typeof pageMeta>) =>
    meta.filter((tag) => 'name' in tag && tag.name === 'robots')

  expect(robots(pageMeta(page, site))).toEqual([])
  expect(robots(pageMeta({ ...page, robots: 'noindex,nofollow' }, site))).toHaveLength(1)
})

test('breadcrumbs start at the home page, and follow the other structured data', () => {
  const crumbs = [{ label: 'Contact', path: '/contact' }]
  const meta = pageMeta({ ...page, crumbs, structuredData: [{ '@type': 'FAQPage' }] }, site)

  expect(meta.slice(-2)).toMatchObject([
    { 'script:ld+json': { '@type': 'FAQPage' } },
    { 'script:ld+json': { itemListElement: [{ name: 'Home' }, { name: 'Contact', position: 2 }] } },
  ])
})
