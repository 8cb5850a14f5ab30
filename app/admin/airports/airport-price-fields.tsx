import { type ReactNode, useRef } from 'react'
import { FormColumns } from '#app/admin/form/form-section.tsx'
import { PriceField } from '#app/admin/form/price-field.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { formatEuro } from '#domain/text/money.ts'
import type { AirportSaveForm } from './airport-kind.ts'
import { AirportPriceWarning } from './airport-price-warning.tsx'

/** The price on the airport's card: as typed, or that of its cheapest parking while there is one. */
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

  return (
    <>
      <FormColumns>
        <PriceField ref={price} {...text('priceFrom')} hint="Per dag, bijvoorbeeld €24,95" />
        {children}
      </FormColumns>
      <div>
        <Checkbox
          label={kind.labels.priceFollows}
          checked={priceFollows}
          onChange={({ target }) => set({ priceFollows: target.checked })}
          aria-describedby={priceFollows ? 'prijs-volgt' : undefined}
        />
        {priceFollows && (
          <p id="prijs-volgt" className="text-ink-muted text-sm">
            {lowest === null
              ? 'Er is nog niets te boeken. Tot dan toont de kaart de prijs hierboven.'
              : `De kaart toont nu ${formatEuro(lowest)} per dag, en gaat vanzelf mee met je parkings.`}
          </p>
        )}
      </div>
      {row && !priceFollows && (
        <AirportPriceWarning airport={row} price={Number(fields.priceFrom)} onTake={take} />
      )}
    </>
  )
}
