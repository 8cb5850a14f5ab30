import type { Extra, Quote } from '#domain/quote/quote.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { capitalized } from '#domain/text/text.ts'

type QuoteLinesProps = {
  quote: Quote
  /** Where its page names the tariff. */
  isNamed?: boolean
}

/** How a total was computed, what may still come, and what is a choice. */
export function QuoteLines({ quote, isNamed = false }: QuoteLinesProps) {
  const { lines, total, mayCome, optional } = quote
  if (total === null) return null

  return (
    <>
      <table className="w-full border-collapse text-left text-[0.9375rem]/[1.4] [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_td]:whitespace-nowrap [&_td]:pl-4 [&_td]:text-right [&_td]:tabular-nums">
        <caption className="sr-only">Zo is het totaal berekend</caption>
        <tbody className="[&>tr:not(:last-child)]:border-line [&>tr:not(:last-child)]:border-b">
          {lines.map(({ label, how, cents }) => (
            <tr key={label}>
              <th scope="row" className="font-medium">
                {label}
                <span className="block font-normal text-ink-muted text-xs/[1.4]">{how}</span>
              </th>
              <td className="font-semibold">{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-ink border-t-2 font-extrabold font-heading text-[1.125rem]/[1.3] tracking-[-0.015em]">
          <tr>
            <th scope="row">Totaal</th>
            <td>{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
      <Extras title="Kan erbij komen" extras={mayCome} plus />
      <Extras title="Alleen als je het kiest" extras={optional} />
      <p className="mt-3 text-ink-muted text-xs/[1.5]">{sourceOf(quote, isNamed)}</p>
    </>
  )
}

function Extras({ title, extras, plus }: { title: string; extras: Extra[]; plus?: boolean }) {
  if (extras.length === 0) return null
  return (
    <>
      <h4 className="mt-3 font-sans font-semibold text-ink-muted text-xs/[1.4] tracking-normal">
        {title}
      </h4>
      <ul className="mt-0.5 text-ink-soft text-sm/[1.4]">
        {extras.map(({ label, cents }) => (
          <li key={label} className="flex justify-between gap-4 py-0.75">
            <span>{capitalized(label)}</span>
            <span className="whitespace-nowrap tabular-nums">
              {cents === 0 ? 'niets extra' : `${plus ? '+ ' : ''}${formatCents(cents)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function sourceOf({ tariff }: Quote, isNamed: boolean): string {
  if (!tariff) return 'Een schatting: de prijs per dag maal de dagen.'
  const { name, validFrom, validTo } = tariff
  const which = isNamed ? 'Dit tarief' : `Tarief ${name}`
  const period = [
    ...(validFrom ? [`van ${formatDay(validFrom)}`] : []),
    ...(validTo ? [`tot en met ${formatDay(validTo)}`] : []),
  ]
  return period.length === 0
    ? `${which} geldt het hele jaar.`
    : `${which} geldt ${period.join(' ')}.`
}
