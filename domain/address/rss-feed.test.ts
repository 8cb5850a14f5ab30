import { expect, test } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { rssFeed } from './rss-feed.ts'

const siteUrl = 'https://parkeerpiloot.example'
const settings = { product: 'Parkeerpiloot' }

test('the feed contains its own URL and the date of its last change', () => {
  const feed = rssFeed([aPost()], settings, siteUrl)

  expect(feed).toContain(
    '<atom:link href="https://parkeerpiloot.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  )
  expect(feed).toContain('<lastBuildDate>Mon, 16 Nov 2026 00:00:00 +0100</lastBuildDate>')
})

test('a post has a URL, a permanent id, a full date and an author', () => {
  const feed = rssFeed([aPost({ title: 'Wat & hoe?' })], settings, siteUrl)

  expect(feed).toContain('<title>Wat &#38; hoe?</title>')
  expect(feed).toContain('<link>https://parkeerpiloot.example/blog/vroeg-boeken-loont</link>')
  expect(feed).toContain('<guid isPermaLink="false">https://parkeerpiloot.example/blog#1</guid>')
  expect(feed).toContain('<pubDate>Mon, 16 Nov 2026 00:00:00 +0100</pubDate>')
  expect(feed).toContain('<dc:creator>Team Parkeerpiloot</dc:creator>')
})

test('without posts the feed is still valid', () => {
  expect(rssFeed([], settings, siteUrl)).not.toContain('<lastBuildDate>')
})
