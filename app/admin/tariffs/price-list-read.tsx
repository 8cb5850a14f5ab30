import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type PriceList, skippedText } from '#domain/tariff/read-price-list.ts'
import { formatEuro } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

/** What is read in a price list. */
export function PriceListRead({
  list: { steps, extraDay },
  isEmpty,
}: {
  list: PriceList
  isEmpty: boolean
}) {
  return (
    <div className="min-w-0">
      <p className="mb-1 font-semibold text-[0.9375rem]/[1.35]">Zo lezen wij het</p>
      <p role="status" className="sr-only">
        {counted(steps.length, 'stap', 'stappen')} gelezen.
      </p>
      {steps.length === 0 && extraDay === null ? (
        <p className="text-ink-muted text-sm">
          {isEmpty
            ? 'Plak een lijst met per regel de dagen en het totaal.'
            : 'We vinden hier nog geen prijs. Eén regel per prijs: eerst de dagen, dan het totaal.'}
        </p>
      ) : (
        <table className="w-full text-left tabular-nums [&_td]:py-1.5 [&_tbody_tr]:border-line [&_tbody_tr]:border-b">
          <thead className="text-ink-muted text-sm [&_th]:py-1 [&_th]:font-medium">
            <tr>
              <th scope="col">Dagen</th>
              <th scope="col">Totaal</th>
              <th scope="col">Per dag</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ days, total }) => (
              <tr key={days}>
                <td>{days}</td>
                <td className="font-bold">{formatEuro(total)}</td>
                <td className="text-ink-muted">{formatEuro(total / days)}</td>
              </tr>
            ))}
            {extraDay !== null && (
              <tr>
                <td>daarna</td>
                <td className="font-bold">{formatEuro(extraDay)}</td>
                <td className="text-ink-muted">per dag</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** More of them is no price list. */
const maxShown = 8

export function SkippedLines({ skipped }: Pick<PriceList, 'skipped'>) {
  if (skipped.length === 0) return null
  const more = skipped.length - maxShown

  return (
    <ul aria-label="Overgeslagen regels" className="mt-4 grid gap-1.5 text-negative-ink text-sm">
      {skipped.slice(0, maxShown).map((line) => (
        <li key={line.line} className="flex items-start gap-2 font-medium">
          <CircleAlert size={18} className="mt-[0.1em] flex-none" aria-hidden />
          <span className="wrap-anywhere">{skippedText(line)}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="pl-6.5">
          En nog {formatNumber(more)} {more === 1 ? 'regel' : 'regels'}.
        </li>
      )}
    </ul>
  )
}
