import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { relatedPosts } from './related-posts.ts'

const post = aPost({ slug: 'dit', category: 'tips' })
const older = aPost({ slug: 'ouder', category: 'tips', date: '2026-01-01' })
const newer = aPost({ slug: 'nieuwer', category: 'tips', date: '2026-02-01' })
const travel = aPost({ slug: 'reizen', category: 'travel', date: '2026-03-01' })

const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

test('a post is not related to itself', () => {
  expect(relatedPosts(post, [post])).toEqual([])
})

test('the same category comes first, then the newest', () => {
  expect(slugs(relatedPosts(post, [older, travel, post]))).toEqual(['ouder', 'reizen'])
  expect(slugs(relatedPosts(post, [older, newer, travel]))).toEqual(['nieuwer', 'ouder'])
})

test('at most two posts are shown', () => {
  expect(relatedPosts(post, [older, newer, travel])).toHaveLength(2)
})
