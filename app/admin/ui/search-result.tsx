import { LogoMark } from '#app/ui/logo-mark.tsx'

type SearchResultProps = { product: string; address: string; title: string; description: string }

/** A page as a search engine would list it. */
export function SearchResult({ product, address, title, description }: SearchResultProps) {
  return (
    <figure aria-label="Voorbeeld van een zoekresultaat" className="grid gap-1.5 px-5 py-4">
      <p className="flex min-w-0 items-center gap-2.5 text-sm/[1.35]">
        <LogoMark size={28} />
        <span className="min-w-0">
          <span className="wrap-anywhere block">{product}</span>
          <span className="block truncate text-ink-muted">{address}</span>
        </span>
      </p>
      <p className="wrap-anywhere line-clamp-2 text-[1.1875rem]/[1.35] text-link">{title}</p>
      <p className="wrap-anywhere line-clamp-3 text-ink-soft text-sm/[1.5]">{description}</p>
    </figure>
  )
}
