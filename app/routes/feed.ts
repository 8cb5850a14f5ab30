import { rssFeed } from '#domain/address/rss-feed.ts'
import { listPosts } from '#server/db/posts.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'

export async function loader(): Promise<Response> {
  const [posts, settings] = await Promise.all([listPosts(), findSettings()])
  return new Response(rssFeed(posts, settings, env.SITE_URL), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
