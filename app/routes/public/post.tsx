import { data, href, redirect } from 'react-router'
import { CompareSign } from '#app/site/blog/compare-sign.tsx'
import { fetchPost } from '#app/site/blog/fetch-post.ts'
import { PostBody } from '#app/site/blog/post-body.tsx'
import { RelatedList } from '#app/site/blog/related-list.tsx'
import { documentTitle } from '#app/site/page/document-title.ts'
import { Loaded } from '#app/site/page/loaded.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson, readOnce } from '#app/site/page/read-once.ts'
import { rssLink } from '#app/site/page/rss-link.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import { NotFoundPage } from '#app/site/shell/not-found-page.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { structuredPost } from '#domain/address/structured-post.ts'
import type { Post, PostSummary } from '#domain/post/post.ts'
import { relatedPosts } from '#domain/post/related-posts.ts'
import { findPostSlug } from '#server/db/post-edits.ts'
import { findPost, findPostChange, listPosts } from '#server/db/posts.ts'
import type { Route } from './+types/post.ts'

type PostWithRelated = { post: Post; related: PostSummary[] }

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
  return { loaded, changedAt: undefined }
}

async function fetchWithRelated(slug: string): Promise<PostWithRelated> {
  const all = readJson('/api/blog')
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

export default function PostPage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  const { product } = useSettings()
  const titled = !(loaded instanceof Promise)

  return (
    <Loaded
      // Another post is another wait: the previous one must not stay until it arrives.
      key={params.slug}
      value={loaded}
      loading={
        <div className="container-page min-h-dvh py-(--section-y)">
          <title>{`Artikel laden... | ${product}`}</title>
          <Spinner label="Artikel laden..." />
        </div>
      }
      failed={<NotFoundPage />}
    >
      {({ post, related }) => (
        <>
          {!titled && <title>{documentTitle(post.title, product)}</title>}
          <PostBody post={post} />
          <CompareSign />
          <div className="container-page py-(--page-y)">
            <RelatedList posts={related} />
          </div>
        </>
      )}
    </Loaded>
  )
}

/** Missing or broken: in both cases there is no post to show. */
export function ErrorBoundary() {
  return <NotFoundPage />
}
