import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#domain/text/number.ts'

type PagerProps = {
  label?: string
  page: number
  pages: number
  from: number
  to: number
  total: number
  onPage: (page: number) => void
}

/** '1 tot 50 van 120', with buttons for the previous and the next page. */
export function Pager({ label = "Pagina's", page, pages, from, to, total, onPage }: PagerProps) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3 text-ink-muted text-sm tabular-nums"
    >
      <p>
        {formatNumber(from)} tot {formatNumber(to)} van {formatNumber(total)}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button tone="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Vorige
        </Button>
        <Button
          tone="secondary"
          size="sm"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          Volgende
        </Button>
      </div>
    </nav>
  )
}
