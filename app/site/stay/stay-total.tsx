import { Price } from '#app/ui/price.tsx'
import { dayCount, type Stay, stayCents } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

/** The price of a whole stay, and how it is calculated. */
export function StayTotal({ pricePerDay, stay }: { pricePerDay: number; stay: Stay }) {
  return (
    <p className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:block">
      <span className="mb-1 block text-ink-muted text-sm/[1.2]">Totaal vanaf </span>
      <span className="row-span-2 md:block">
        <Price amount={formatEuro(stayCents(pricePerDay, stay) / 100)} size="lg" />
      </span>{' '}
      <span className="mt-1 block text-ink-muted text-xs tabular-nums">
        {dayCount(stay.days)} × {formatEuro(pricePerDay)} per dag
      </span>
    </p>
  )
}
