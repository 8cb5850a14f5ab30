import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { structuredPost } from './structured-post.ts'

const publication = { siteUrl: 'https://parkeerpiloot.example', product: 'Parkeerpiloot' }

test('a post has a headline, timestamps with a time zone, and full URLs', () => {
  expect(structuredPost(aPost(), publication)).toMatchObject({
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
])(
  'a post changed on %s has dateModified %s, never before its publication',
  (changedAt, modified) => {
    expect(structuredPost(aPost(), { ...publication, changedAt }).dateModified).toBe(modified)
  },
)

test('a post without an author is by the team of the site', () => {
  expect(structuredPost(aPost({ author: null }), publication).author).toMatchObject({
    '@type': 'Organization',
    name: 'Team Parkeerpiloot',
  })
})

test('an author is a person', () => {
  expect(structuredPost(aPost({ author: 'Noor' }), publication)).toMatchObject({
    author: { '@type': 'Person', name: 'Noor' },
  })
})

test('a picture of another site is that of our copy', () => {
  const imageUrl = 'https://cdn.example.com/foto.jpg'

  expect(structuredPost(aPost({ imageUrl }), publication).image[1]).toMatch(
    /^https:\/\/[^/]+\/media\/outside\/1280\.webp\?of=https%3A%2F%2Fcdn\.example\.com%2Ffoto\.jpg$/,
  )
})
