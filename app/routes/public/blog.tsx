import type { ReactNode } from 'react'
import { href, useSearchParams } from 'react-router'
import { BlogFailed } from '#app/site/blog/blog-failed.tsx'
import { BlogLoading } from '#app/site/blog/blog-loading.tsx'
import { PostList } from '#app/site/blog/post-list.tsx'
import { Loaded } from '#app/site/page/loaded.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { rssLink } from '#app/site/page/rss-link.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { isPostCategory } from '#domain/post/post.ts'
import { listPosts } from '#server/db/posts.ts'
import type { Route } from './+types/blog.ts'

const path = href('/blog')

export async function loader() {
  return { posts: await listPosts() }
}

export function clientLoader() {
  return { posts: readJson('/api/blog') }
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

export default function BlogPage({ loaderData: { posts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const category = search.get('category')

  return (
    <Blog>
      <Loaded value={posts} loading={<BlogLoading />} failed={<BlogFailed />}>
        {(posts) => (
          <PostList posts={posts} category={isPostCategory(category) ? category : null} />
        )}
      </Loaded>
    </Blog>
  )
}

/** Only the list failed, so the page around it stays. */
export function ErrorBoundary() {
  return (
    <Blog>
      <BlogFailed />
    </Blog>
  )
}

function Blog({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead
        title="Blog"
        lead="Tips over parkeren bij de luchthaven en over je reis. Kort, praktisch en zonder omwegen."
      />
      <div className="container-page py-(--page-y)">{children}</div>
    </>
  )
}
