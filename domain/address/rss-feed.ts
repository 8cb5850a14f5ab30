import { type PostSummary, postCategories } from '#domain/post/post.ts'
import { postAuthor } from '#domain/post/post-author.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { dayStart } from '#domain/text/date.ts'
import { escapeXml } from './xml.ts'

/** The posts as RSS 2.0, the newest first. */
export function rssFeed(
  posts: PostSummary[],
  { product }: Pick<Settings, 'product'>,
  siteUrl: string,
): string {
  const [newest] = posts

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `Blog van ${product}`),
    element('link', `${siteUrl}/blog`),
    element('description', 'Tips over parkeren bij de luchthaven en over ontspannen reizen.'),
    element('language', 'nl'),
    ...(newest ? [element('lastBuildDate', rssDate(newest.date))] : []),
    `<atom:link href="${escapeXml(`${siteUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, product, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(post: PostSummary, product: string, siteUrl: string): string {
  const address = `${siteUrl}/blog/${post.slug}`

  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    // Not the URL: a post that moves keeps its id.
    `<guid isPermaLink="false">${escapeXml(`${siteUrl}/blog#${post.id}`)}</guid>`,
    element('pubDate', rssDate(post.date)),
    element('dc:creator', postAuthor(post.author, product)),
    element('category', postCategories[post.category]),
    element('description', post.excerpt),
    '</item>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** The start of a day in RSS format: 'Mon, 16 Nov 2026 00:00:00 +0100'. */
function rssDate(day: string): string {
  const offset = dayStart(day).slice(-6).replace(':', '')
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', offset)
}
