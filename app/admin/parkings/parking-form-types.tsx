import type { ChangeEvent } from 'react'
import { typeIcons } from '#app/site/parkings/parking-icons.ts'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'

type ParkingFormTypesProps = {
  name: string
  label: string
  errors?: string[]
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

const cardLook = [
  'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md p-3.5 pr-11 font-semibold text-sm shadow-[inset_0_0_0_1.5px_var(--line-strong)] md:grid md:gap-2',
  'transition-shadow duration-(--fast) hover:shadow-[inset_0_0_0_1.5px_var(--text)] has-checked:bg-selected has-checked:shadow-[inset_0_0_0_2px_var(--action)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer) has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
].join(' ')

/** A choice of three types, each with an icon. */
export function ParkingFormTypes({ label, errors, value, ...rest }: ParkingFormTypesProps) {
  return (
    <FieldGroup legend={label} errors={errors}>
      <div className="mt-1 grid gap-3 md:grid-cols-3">
        {keysOf(parkingTypes).map((type) => {
          const Icon = typeIcons[type]

          return (
            <label key={type} className={cardLook}>
              <Icon size={22} className="flex-none" aria-hidden />
              {parkingTypes[type]}
              <input
                type="radio"
                value={type}
                checked={value === type}
                className="absolute top-3.5 right-3 size-4.5 accent-(--action) outline-none!"
                {...rest}
              />
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
