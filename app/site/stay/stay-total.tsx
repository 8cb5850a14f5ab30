import { Price } from '#app/ui/price.tsx'
import { dayCount, type Stay, stayCents } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

/** The price of a whole stay, and how it is calculated. */
export function StayTotal({ pricePerDay, stay }: { pricePerDay: number; stay: Stay }) {
  return (
    <p>
      <span className="block text-ink-muted text-xs/[1.2] md:mb-1 md:text-sm/[1.2]">
        Totaal vanaf{' '}
      </span>
      <Price amount={formatEuro(stayCents(pricePerDay, stay) / 100)} size="lg" />{' '}
      <span className="mt-0.5 block text-ink-muted text-xs/[1.4] tabular-nums md:mt-1">
        {dayCount(stay.days)} × {formatEuro(pricePerDay)} per dag
      </span>
    </p>
  )
}
