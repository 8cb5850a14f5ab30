import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { structuredArticle } from './structured-article.ts'

const publication = { siteUrl: 'https://parkeerpiloot.example', product: 'Parkeerpiloot' }

test('an article has a headline, a day and whole addresses', () => {
  expect(structuredArticle(aPost(), publication)).toMatchObject({
    '@type': 'Article',
    headline: 'Vroeg boeken loont',
    datePublished: '2026-11-16',
    image: 'https://parkeerpiloot.example/images/blog-tips-1.svg',
    mainEntityOfPage: 'https://parkeerpiloot.example/blog/vroeg-boeken-loont',
  })
})

test('without an author the article is by the site', () => {
  const { author, publisher } = structuredArticle(aPost({ author: null }), publication)

  expect(publisher).toMatchObject({ '@type': 'Organization', name: 'Parkeerpiloot' })
  expect(author).toEqual(publisher)
})

test('an author is a person', () => {
  expect(structuredArticle(aPost({ author: 'Noor' }), publication)).toMatchObject({
    author: { '@type': 'Person', name: 'Noor' },
  })
})

test('a picture elsewhere keeps its address', () => {
  const imageUrl = 'https://cdn.example.com/foto.jpg'

  expect(structuredArticle(aPost({ imageUrl }), publication)).toMatchObject({ image: imageUrl })
})
