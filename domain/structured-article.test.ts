import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { structuredArticle } from './structured-article.ts'

const publication = { siteUrl: 'https://parkeerpiloot.example', product: 'Parkeerpiloot' }

test('an article has a headline, moments with their zone, and whole addresses', () => {
  expect(structuredArticle(aPost(), publication)).toMatchObject({
    '@type': 'Article',
    headline: 'Vroeg boeken loont',
    datePublished: '2026-11-16T00:00:00+01:00',
    dateModified: '2026-11-16T00:00:00+01:00',
    image: [
      'https://parkeerpiloot.example/social/blog/vroeg-boeken-loont.png',
      'https://parkeerpiloot.example/images/blog-tips-1.svg',
    ],
    mainEntityOfPage: { '@id': 'https://parkeerpiloot.example/blog/vroeg-boeken-loont' },
    publisher: {
      '@type': 'Organization',
      name: 'Parkeerpiloot',
      logo: { '@type': 'ImageObject', url: 'https://parkeerpiloot.example/icon-512.png' },
    },
  })
})

test.each([
  ['2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z'],
  ['2026-11-15T10:00:00.000Z', '2026-11-16T00:00:00+01:00'],
])('last touched on %s, it was changed on %s: never before it appeared', (changedAt, modified) => {
  expect(structuredArticle(aPost(), { ...publication, changedAt }).dateModified).toBe(modified)
})

test('without an author the article is by the team of the site', () => {
  expect(structuredArticle(aPost({ author: null }), publication).author).toMatchObject({
    '@type': 'Organization',
    name: 'Team Parkeerpiloot',
  })
})

test('an author is a person', () => {
  expect(structuredArticle(aPost({ author: 'Noor' }), publication)).toMatchObject({
    author: { '@type': 'Person', name: 'Noor' },
  })
})

test('a picture elsewhere keeps its address', () => {
  const imageUrl = 'https://cdn.example.com/foto.jpg'

  expect(structuredArticle(aPost({ imageUrl }), publication).image).toContain(imageUrl)
})
