import { data } from 'react-router'
import { documentTitle } from '#app/site/page/document-title.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { NotFound } from '#app/site/shell/not-found.tsx'
import { findPreview } from '#server/db/posts.ts'
import { isPreview } from '#server/posts/preview.ts'
import type { Route } from './+types/preview.ts'
import { contents } from './contents.ts'

/** Shows an unpublished post to anyone with its signed address. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const id = Number(params.id)
  const until = Number(url.searchParams.get('tot'))
  const key = url.searchParams.get('sleutel') ?? ''
  const post = (await isPreview(id, { until, key })) ? await findPreview(id) : undefined
  if (!post) throw data(null, { status: 404 })
  return { post }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.preview.beside(serverLoader())

export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.post.title || 'Voorbeeld'
  return [
    { title: documentTitle(title, siteOf(matches).settings.product) },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <contents.preview {...loaderData} />
}

export function ErrorBoundary() {
  return <NotFound />
}
