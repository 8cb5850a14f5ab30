import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Quote } from '#domain/quote/quote.ts'
import { QuoteLines } from './quote-lines.tsx'

/** 'Zo is dit berekend', folded under a card. */
export function QuoteFold({ quote }: { quote: Quote }) {
  return (
    <details className="group/calc">
      <summary className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-link text-sm hover:text-link-hover md:px-5">
        Zo is dit berekend
        <ChevronDown
          size="1.125rem"
          className="flex-none transition-[rotate] duration-(--base) group-open/calc:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="max-w-160 px-3 pb-4 md:px-5">
        <QuoteLines quote={quote} />
      </div>
    </details>
  )
}
