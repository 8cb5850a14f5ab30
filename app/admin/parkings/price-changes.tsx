import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type ChangedPrice, isAllowed } from '#domain/parking/price-change.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

type PriceChangesProps = {
  prices: ChangedPrice[]
  /** Whether other prices are on their way. */
  isBusy: boolean
}

/** Every price, before and after. Those to look at come first. */
export function PriceChanges({ prices, isBusy }: PriceChangesProps) {
  const wrong = prices.filter((price) => !isAllowed(price))
  const unusual = prices.filter((price) => isAllowed(price) && price.unusual)
  const others = prices.filter((price) => isAllowed(price) && !price.unusual)

  return (
    <section
      aria-label="Voorbeeld"
      aria-busy={isBusy || undefined}
      className="aria-busy:opacity-60"
    >
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {summaryOf(prices.length, unusual.length, wrong.length)}
      </p>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {[...wrong, ...unusual, ...others].map((price) => (
          <li
            key={price.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm [content-visibility:auto] [contain-intrinsic-size:auto_2.75rem]"
          >
            <CodeTile size="xs">{price.airportCode}</CodeTile>
            <span className="wrap-anywhere min-w-0 flex-1 basis-40">{price.name}</span>
            <Warning price={price} />
            <span className="whitespace-nowrap tabular-nums">
              <span className="sr-only">van </span>
              <span className="text-ink-muted">{formatEuro(price.from)}</span>
              <span aria-hidden> → </span>
              <span className="sr-only"> naar </span>
              <b>{formatEuro(price.to)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Warning({ price }: { price: ChangedPrice }) {
  if (!isAllowed(price)) return <Badge tone="open">Kan niet</Badge>
  if (!price.unusual) return null
  const { how, median } = price.unusual

  return (
    <span title={`De andere parkings kosten in doorsnee ${formatEuro(median)} per dag.`}>
      <Badge tone="open">{how === 'low' ? 'Opvallend laag' : 'Opvallend hoog'}</Badge>
    </span>
  )
}

function summaryOf(all: number, unusual: number, wrong: number): string {
  if (wrong > 0) {
    return `${formatNumber(wrong)} van ${formatNumber(all)} ${wrong === 1 ? 'kan' : 'kunnen'} niet: een prijs blijft tussen €0,01 en €99.999.`
  }
  const count = `${formatNumber(all)} ${all === 1 ? 'prijs' : 'prijzen'}`
  return unusual === 0 ? `${count}.` : `${count}, waarvan ${formatNumber(unusual)} opvallend.`
}
