import { Price } from '#app/ui/price.tsx'
import { formatEuro } from '#domain/text/money.ts'

type AirportPriceProps = { price: number | null; size?: 'sm' | 'md' }

/** The price on an airport's card. Null if no parking can be booked there. */
export function AirportPrice({ price, size }: AirportPriceProps) {
  if (price === null)
    return <span className="text-ink-muted text-sm/[1.2]">Nog geen aanbieders</span>
  return <Price amount={formatEuro(price)} before="Vanaf" unit="per dag" size={size} />
}
