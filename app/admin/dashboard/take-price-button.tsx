import { useTakePrice } from '#app/admin/form/use-take-price.ts'
import { kinds } from '#domain/kinds.ts'
import { formatEuro } from '#domain/text/money.ts'
import { SaveButton } from './save-button.tsx'

type TakePriceButtonProps = {
  airport: { id: number; name: string }
  price: number
  onDone: () => void
}

export function TakePriceButton({ airport: { id, name }, price, onDone }: TakePriceButtonProps) {
  const takePrice = useTakePrice()

  return (
    <SaveButton
      noun={kinds.airport.noun}
      name={name}
      save={() => takePrice(id, price)}
      onDone={onDone}
    >
      Neem {formatEuro(price)} over
      <span className="sr-only"> voor {name}</span>
    </SaveButton>
  )
}
