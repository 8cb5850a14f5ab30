import { Price } from '#app/ui/price.tsx'
import { dayLaterLabel } from '#domain/quote/day-later.ts'
import type { Quote, QuoteLine } from '#domain/quote/quote.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { formatCents } from '#domain/text/money.ts'
import { lowerFirst } from '#domain/text/text.ts'

type QuotePriceProps = {
  quote: Quote
  days: number
  size?: 'lg' | 'xl'
  /** What keeping the key costs on top. */
  keyText?: string | undefined
}

/** The total of a stay, what a day of it costs, and the one thing that a traveller should know of it. */
export function QuotePrice({ quote, days, size = 'lg', keyText }: QuotePriceProps) {
  const { total, perDay, isUpperBound } = quote
  if (total === null || perDay === null) return null

  return (
    <>
      <p className="min-w-0">
        <Price
          amount={formatCents(total)}
          before={isUpperBound ? 'Hooguit' : undefined}
          size={size}
        />{' '}
        <span className="block font-semibold text-ink text-xs/[1.4] md:mt-0.5 md:text-sm/[1.4]">
          totaal voor {dayCount(days)}
        </span>{' '}
        <span className="block text-ink-muted text-xs/[1.4] tabular-nums">
          {formatCents(perDay)} per dag
        </span>
      </p>
      <div data-remark className="order-last basis-full empty:hidden md:order-none md:basis-auto">
        <Remark quote={quote} />
        {keyText && <p className={remarkLook}>{keyText}</p>}
      </div>
    </>
  )
}

/** What may still come; else what is in the total; else that it is an estimate. */
function Remark({ quote: { mayCome, lines, basis } }: { quote: Quote }) {
  const later = mayCome.find(({ label }) => label === dayLaterLabel)
  const open = mayCome.filter((extra) => extra !== later)
  const included = lines.slice(1)

  return (
    <>
      {open.length > 0 ? (
        <ul className="mt-1 grid gap-0.5 text-caution-ink text-xs/[1.4]">
          {open.map(({ label, cents }) => (
            <li key={label}>
              <b className="font-bold tabular-nums">+ {formatCents(cents)}</b> {label}
            </li>
          ))}
        </ul>
      ) : (
        (included.length > 0 || basis === 'estimate') && (
          <p className={remarkLook}>{withIncluded(included) ?? 'Schatting'}</p>
        )
      )}
      {later && later.cents > 0 && (
        <p className={remarkLook}>
          {later.label}: + {formatCents(later.cents)}
        </p>
      )}
    </>
  )
}

export const remarkLook = 'mt-0.5 text-ink-muted text-xs/[1.4] tabular-nums'

/** 'Met €7,50 voor laat ophalen'; of several surcharges 'Met €79,00 toeslagen'. */
function withIncluded(lines: QuoteLine[]): string | undefined {
  const [first, ...more] = lines
  if (!first) return undefined
  if (more.length > 0) {
    return `Met ${formatCents(lines.reduce((sum, { cents }) => sum + cents, 0))} toeslagen`
  }
  const [what = ''] = first.label.split(', ')
  return `Met ${formatCents(first.cents)} voor ${lowerFirst(what)}`
}
