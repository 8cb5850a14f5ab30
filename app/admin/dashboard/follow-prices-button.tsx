import { admin } from '#app/admin/api/api.ts'
import { ChangePricesButton } from './change-prices-button.tsx'

type FollowPricesButtonProps = {
  /** Their ids. */
  airports: number[]
  onDone: () => void
}

/** Lets the prices of these airports follow their cheapest parkings. */
export function FollowPricesButton({ airports, onDone }: FollowPricesButtonProps) {
  return (
    <ChangePricesButton
      change={() => admin.put('/api/admin/airports/follow', { ids: airports })}
      text="De kaarten tonen nu de prijs van de goedkoopste parking."
      lists={['airports']}
      onDone={onDone}
    >
      Laat alle volgen
    </ChangePricesButton>
  )
}
