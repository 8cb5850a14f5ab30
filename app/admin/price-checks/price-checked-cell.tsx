import Check from 'lucide-react/icons/check'
import { Button } from '#app/ui/button.tsx'
import type { CheckedPrice, ListedParking } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { seasonText } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { PriceChecks } from './use-price-checks.ts'

type PriceCheckedCellProps = { parking: ListedParking; checks: PriceChecks; mayChange: boolean }

/** A row for each price of a parking: when it was last compared with the provider, and that it still is right. */
export function PriceCheckedCell({ parking, checks, mayChange }: PriceCheckedCellProps) {
  return (
    <ul className="grid gap-3 max-md:w-full xl:min-w-44">
      {parking.checkedPrices.map((price) => (
        <li key={price.tariff?.id ?? 0} className="grid justify-items-start gap-1">
          <PriceRow {...{ parking, price, checks, mayChange }} />
        </li>
      ))}
    </ul>
  )
}

function PriceRow({
  parking,
  price,
  checks,
  mayChange,
}: PriceCheckedCellProps & { price: CheckedPrice }) {
  const { tariff, days, total, checkedOn, isChanged } = price
  const isSeen = checkedOn === amsterdamDay(new Date()) && !isChanged
  const what = tariff?.name ?? 'prijs per dag'

  return (
    <>
      <span className="text-sm">
        <span className="wrap-anywhere block">
          {what}: <b className="whitespace-nowrap font-bold">{formatEuro(total)}</b>
          {tariff && ` voor ${dayCount(days)}`}
        </span>
        {tariff && <span className="block text-ink-muted text-xs">{seasonText(price)}</span>}
        <span>{isSeen ? 'vandaag' : checkedOn === null ? 'nog niet' : formatDay(checkedOn)}</span>
        {isChanged && <span className="text-caution-ink">, sindsdien gewijzigd</span>}
      </span>
      {mayChange && !isSeen && (
        <Button
          tone="secondary"
          size="sm"
          busy={checks.isBusy(parking, price) ? 'Bezig...' : undefined}
          aria-label={`Nog juist: ${what} van ${parking.name}`}
          onClick={() => checks.confirm(parking, price)}
        >
          <Check aria-hidden />
          Nog juist
        </Button>
      )}
    </>
  )
}
