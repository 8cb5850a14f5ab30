import { documentTitle } from '#app/site/document-title.ts'
import { homeText } from '#app/site/home-text.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import type { SettingsFields } from './settings-kind.ts'

/** The home page as a search engine would list it. */
export function SearchPreview({ fields }: { fields: SettingsFields }) {
  const { title, description } = homeText(fields)

  return (
    <figure
      aria-label="Voorbeeld van een zoekresultaat"
      className="grid gap-1.5 rounded-md border border-line bg-page px-5 py-4"
    >
      <p className="flex min-w-0 items-center gap-2.5 text-sm/[1.35]">
        <LogoMark size={28} />
        <span className="min-w-0">
          <span className="wrap-anywhere block">{fields.product}</span>
          <span className="block truncate text-ink-muted">{location.origin}</span>
        </span>
      </p>
      <p className="wrap-anywhere line-clamp-2 text-[1.1875rem]/[1.35] text-link">
        {documentTitle(title, fields.product)}
      </p>
      <p className="wrap-anywhere line-clamp-3 text-ink-soft text-sm/[1.5]">{description}</p>
    </figure>
  )
}
