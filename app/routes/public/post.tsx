import { data, href, redirect } from 'react-router'
import { fetchPost } from '#app/site/blog/fetch-post.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson, readOnce } from '#app/site/page/read-once.ts'
import { rssLink } from '#app/site/page/rss-link.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { NotFound } from '#app/site/shell/not-found.tsx'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { structuredPost } from '#domain/address/structured-post.ts'
import type { PostSummary } from '#domain/post/post.ts'
import { type PostWithRelated, relatedPosts } from '#domain/post/related-posts.ts'
import { findPostSlug } from '#server/db/post-edits.ts'
import { findPost, findPostChange, listPosts } from '#server/db/posts.ts'
import type { Route } from './+types/post.ts'
import { contents } from './contents.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const [post, changedAt, posts] = await Promise.all([
    findPost(params.slug),
    findPostChange(params.slug),
    listPosts(),
  ])
  if (!post) throw await redirectOrNotFound(params.slug, url)

  const loaded: PostWithRelated = { post, related: relatedPosts(post, posts) }
  return { loaded, changedAt: changedAt?.toISOString() }
}

/** Redirects a former slug permanently. */
async function redirectOrNotFound(slug: string, { search }: URL) {
  const now = await findPostSlug(slug)
  if (!now) return data(null, { status: 404 })
  return redirect(href('/blog/:slug', { slug: now }) + search, 301)
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const loaded = readOnce(`/api/blog?slug=${slug}`, () => fetchWithRelated(slug))
  return contents.post.beside({ loaded, changedAt: undefined })
}

async function fetchWithRelated(slug: string): Promise<PostWithRelated> {
  const all = readJson<PostSummary[]>('/api/blog')
  // A failed list of related posts must not fail the post.
  const [post, posts] = await Promise.all([fetchPost(slug), all.catch(() => [])])

  return { post, related: relatedPosts(post, posts) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // In a client navigation the post is still loading: the page sets its own title.
  if (!loaderData || loaderData.loaded instanceof Promise) return []
  const { loaded, changedAt } = loaderData
  const { post } = loaded
  const site = siteOf(matches)
  const publication = { siteUrl: site.siteUrl, product: site.settings.product, changedAt }
  const structured = structuredPost(post, publication)
  const path = href('/blog/:slug', { slug: post.slug })

  return [
    ...pageMeta(
      {
        title: post.title,
        description: pageDescription(post.excerpt),
        path,
        card: socialCard.ofPost(post),
        article: { published: structured.datePublished, modified: structured.dateModified },
        crumbs: [
          { label: 'Blog', path: href('/blog') },
          { label: post.title, path },
        ],
        structuredData: [structured],
      },
      site,
    ),
    rssLink(site),
  ]
}

export default function PostPage({
  loaderData: { loaded },
  params: { slug },
}: Route.ComponentProps) {
  return <contents.post loaded={loaded} slug={slug} />
}

/** Missing or broken: in both cases there is no post to show. */
export function ErrorBoundary() {
  return <NotFound />
}
