import { admin } from '#app/admin/api/api.ts'
import type { OtherDayPrice } from '#domain/admin/checklist.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { ChangePricesButton } from './change-prices-button.tsx'

type TakeDayPricesButtonProps = { parkings: OtherDayPrice[]; onDone: () => void }

/** Takes the price per day of parkings from their tariffs. */
export function TakeDayPricesButton({ parkings, onDone }: TakeDayPricesButtonProps) {
  const rows = parkings.map(({ id }) => ({ id }))
  const [first] = parkings

  return (
    <ChangePricesButton
      change={() => admin.put('/api/admin/parkings/day-prices', { rows })}
      text="De prijs per dag is nu die van het tarief."
      lists={['parkings', 'airports']}
      onDone={onDone}
    >
      {parkings.length === 1 && first
        ? `Neem ${formatEuro(first.price)} over uit het tarief`
        : `Neem ${formatNumber(parkings.length)} prijzen over uit de tarieven`}
    </ChangePricesButton>
  )
}
