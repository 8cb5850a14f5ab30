import { RadioCards } from '#app/admin/form/radio-cards.tsx'
import { typeIcons } from '#app/site/parkings/parking-icons.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

type ParkingFormTypesProps = {
  name: string
  label: string
  errors?: string[]
  value: string
  onChange: (event: { target: { value: string } }) => void
}

const cards = keysOf(parkingTypes).map((type) => ({
  value: type,
  label: parkingTypes[type],
  icon: typeIcons[type],
}))

/** A choice of three types, each with an icon. */
export function ParkingFormTypes({ label, onChange, ...rest }: ParkingFormTypesProps) {
  return (
    <RadioCards
      legend={label}
      cards={cards}
      onChoose={(value) => onChange({ target: { value } })}
      {...rest}
    />
  )
}
