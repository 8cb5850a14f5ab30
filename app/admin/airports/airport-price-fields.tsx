import { type ReactNode, useRef } from 'react'
import { FormColumns } from '#app/admin/form/form-section.tsx'
import { PriceField } from '#app/admin/form/price-field.tsx'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { formatEuro } from '#domain/text/money.ts'
import type { AirportSaveForm } from './airport-kind.ts'
import { AirportPriceWarning } from './airport-price-warning.tsx'

/** The price on the airport's card: typed, or that of its cheapest parking. */
export function AirportPriceFields({
  form,
  children,
}: {
  form: AirportSaveForm
  /** The field beside the price. */
  children: ReactNode
}) {
  const { kind, fields, row, text, set } = form
  const { priceFollows } = fields
  const price = useRef<HTMLInputElement>(null)
  const lowest = row?.lowestPrice ?? null

  function take(cheapest: number) {
    set({ priceFrom: cheapest.toFixed(2) })
    // The button is removed, because the warning no longer applies.
    price.current?.focus()
  }

  const choice = (follows: boolean, label: string) => (
    <Radio
      name="priceFollows"
      label={label}
      checked={priceFollows === follows}
      onChange={() => set({ priceFollows: follows })}
    />
  )

  return (
    <>
      <FieldGroup
        legend={kind.labels.priceFollows}
        hint={
          priceFollows &&
          `Nu ${lowest === null ? '‘Nog geen aanbieders’' : `${formatEuro(lowest)} per dag`}. De kaart gaat vanzelf mee met je parkings.`
        }
      >
        <div className="grid gap-x-5 md:grid-cols-2">
          {choice(false, 'Zelf invullen')}
          {choice(true, 'Volgt het goedkoopste terrein')}
        </div>
      </FieldGroup>
      <FormColumns>
        {!priceFollows && <PriceField ref={price} {...text('priceFrom')} hint="Per dag" />}
        {children}
      </FormColumns>
      {row && !priceFollows && (
        <AirportPriceWarning airport={row} price={Number(fields.priceFrom)} onTake={take} />
      )}
    </>
  )
}
