import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { formatEuro } from '#domain/text/money.ts'

type AirportPriceWarningProps = {
  airport: Pick<AdminAirport, 'lowestPrice'>
  /** As typed. */
  price: number
  onTake: (price: number) => void
}

/** Warns if the card would show a price below every parking. */
export function AirportPriceWarning({ airport, price, onTake }: AirportPriceWarningProps) {
  const { lowestPrice } = airport

  if (lowestPrice === null) {
    return (
      <Notice tone="caution" title="Nog geen parkings.">
        De kaart noemt een prijs, maar bezoekers vinden bij deze luchthaven nog geen aanbod.
      </Notice>
    )
  }
  if (!(price > 0 && price < lowestPrice)) return null
  return (
    <Notice
      tone="caution"
      title="Lager dan het aanbod."
      action={
        <Button tone="secondary" size="sm" onClick={() => onTake(lowestPrice)}>
          Neem {formatEuro(lowestPrice)} over
        </Button>
      }
    >
      De goedkoopste parking bij deze luchthaven kost {formatEuro(lowestPrice)} per dag.
    </Notice>
  )
}
