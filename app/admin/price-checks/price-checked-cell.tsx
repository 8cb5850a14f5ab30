import Check from 'lucide-react/icons/check'
import { Button } from '#app/ui/button.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import type { PriceChecks } from './use-price-checks.ts'

type PriceCheckedCellProps = { parking: ListedParking; checks: PriceChecks; mayChange: boolean }

/** When the price that counts was last compared with the provider, and that it still is right. */
export function PriceCheckedCell({ parking, checks, mayChange }: PriceCheckedCellProps) {
  const { name, compared } = parking
  const { checkedOn, isChanged, tariff } = compared
  const isSeen = checkedOn === amsterdamDay(new Date()) && !isChanged
  const what = tariff ?? 'prijs per dag'

  return (
    <span className="grid justify-items-start gap-1 max-md:w-full">
      <span className="text-sm">
        <span>{isSeen ? 'vandaag' : checkedOn === null ? 'nog niet' : formatDay(checkedOn)}</span>
        {isChanged && <span className="text-caution-ink">, sindsdien gewijzigd</span>}
        <span className="wrap-anywhere block text-ink-muted text-xs">{what}</span>
      </span>
      {mayChange && !isSeen && (
        <Button
          tone="secondary"
          size="sm"
          busy={checks.isBusy(parking) ? 'Bezig...' : undefined}
          aria-label={`Nog juist: ${what} van ${name}`}
          onClick={() => checks.confirm(parking)}
        >
          <Check aria-hidden />
          Nog juist
        </Button>
      )}
    </span>
  )
}
