import { SearchResult } from '#app/admin/ui/search-result.tsx'
import { documentTitle } from '#app/site/page/document-title.ts'
import { pageDescription } from '#domain/address/page-description.ts'
import type { PostFields } from '#domain/post/post.ts'

type PostSearchPreviewProps = { fields: PostFields; product: string }

/** The post as a search engine would list it. */
export function PostSearchPreview({ fields, product }: PostSearchPreviewProps) {
  const { title, slug, excerpt } = fields

  return (
    <SearchResult
      product={product}
      address={`${location.host} › blog › ${slug}`}
      title={documentTitle(title || 'Titel van het artikel', product)}
      description={pageDescription(excerpt) || 'De samenvatting van het artikel.'}
    />
  )
}
