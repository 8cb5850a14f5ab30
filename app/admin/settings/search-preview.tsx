import { SearchResult } from '#app/admin/ui/search-result.tsx'
import { homeText } from '#app/site/home/home-text.ts'
import { documentTitle } from '#app/site/page/document-title.ts'
import type { SettingsFields } from './settings-kind.ts'

/** The home page as a search engine would list it. */
export function SearchPreview({ fields }: { fields: SettingsFields }) {
  const { title, description } = homeText(fields)

  return (
    <div className="rounded-md border border-line bg-page">
      <SearchResult
        product={fields.product}
        address={location.origin}
        title={documentTitle(title, fields.product)}
        description={description}
      />
    </div>
  )
}
