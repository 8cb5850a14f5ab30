import { href } from 'react-router'
import { later } from '#app/site/hydration/later.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { rssLink } from '#app/site/page/rss-link.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { PostSummary } from '#domain/post/post.ts'
import { listPosts } from '#server/db/posts.ts'
import type { Route } from './+types/blog.ts'
import { contents } from './contents.ts'

const BlogWithoutList = later(
  async () => (await import('#app/site/blog/blog-content.tsx')).BlogWithoutList,
)

const path = href('/blog')

export async function loader() {
  return { posts: await listPosts() }
}

export function clientLoader() {
  return contents.blog.beside({ posts: readJson<PostSummary[]>('/api/blog') })
}

/** Filtering by category only changes the view of loaded data. */
export const shouldRevalidate = () => false

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return [
    ...pageMeta(
      {
        title: 'Blog: tips over parkeren en reizen',
        description:
          'Lees hoe je voordelig parkeert bij de luchthaven, wanneer je boekt en hoe je ontspannen op reis gaat. Korte, praktische tips zonder omwegen.',
        path,
        crumbs: [{ label: 'Blog', path }],
      },
      site,
    ),
    rssLink(site),
  ]
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <contents.blog {...loaderData} />
}

export function ErrorBoundary() {
  return <BlogWithoutList />
}
