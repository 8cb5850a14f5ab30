import { data } from 'react-router'
import { CompareSign } from '#app/site/blog/compare-sign.tsx'
import { PostBody } from '#app/site/blog/post-body.tsx'
import { documentTitle } from '#app/site/page/document-title.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { NotFoundPage } from '#app/site/shell/not-found-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { findPreview } from '#server/db/posts.ts'
import { isPreview } from '#server/posts/preview.ts'
import type { Route } from './+types/preview.ts'

/** Shows an unpublished post to anyone with its signed address. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const id = Number(params.id)
  const until = Number(url.searchParams.get('tot'))
  const key = url.searchParams.get('sleutel') ?? ''
  const post = (await isPreview(id, { until, key })) ? await findPreview(id) : undefined
  if (!post) throw data(null, { status: 404 })
  return { post }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.post.title || 'Voorbeeld'
  return [
    { title: documentTitle(title, siteOf(matches).settings.product) },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}

export default function PreviewPage({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <div className="container-page py-3">
        <Notice tone="caution" title="Voorbeeld.">
          Zo komt dit artikel op de site. Alleen wie deze link heeft, kan het lezen.
        </Notice>
      </div>
      <PostBody post={post} />
      <CompareSign />
    </>
  )
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
